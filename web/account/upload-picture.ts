import { addressOf, type Call, type GivenTo, type ReplyOf } from "#core/calls/call.ts";
import { UPLOAD_BYTES_MAX } from "#core/contract/images.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { refuse, sendFile } from "./send-file.ts";

type Upload = Call & { upload: true };

/** Sends one picture and tells how much of it has left, from 0 to 1. */
export function uploadPicture<C extends Upload>(
	call: C,
	given: Omit<GivenTo<C>, "body">,
	file: File,
	onProgress: (share: number) => void,
): Promise<ReplyOf<C>> {
	if (file.size > UPLOAD_BYTES_MAX) return refuse(413, { code: "too_large", message: refusalMessages.pictureTooLarge });
	const body = new FormData();
	body.append("file", file);
	return sendFile({ method: call.method, address: addressOf(call, given as { params?: unknown }), body }, onProgress);
}
