import { addressOf, type Call, type GivenTo, type ReplyOf } from "#core/calls/call.ts";
import { UPLOAD_BYTES_MAX } from "#core/contract/images.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { ApiError, type Refusal } from "#web/api.ts";
import refusals from "#web/refusals/messages.en.ts";
import { endSession, sessionToken } from "./session.ts";

type Upload = Call & { upload: true };

/** Sends one picture and tells how much of it has left, from 0 to 1; `fetch` cannot tell that. */
export function uploadPicture<C extends Upload>(
	call: C,
	given: Omit<GivenTo<C>, "body">,
	file: File,
	onProgress: (share: number) => void,
): Promise<ReplyOf<C>> {
	if (file.size > UPLOAD_BYTES_MAX) return refuse(413, { code: "too_large", message: refusalMessages.pictureTooLarge });
	return new Promise((resolve, reject) => {
		const token = sessionToken();
		const request = new XMLHttpRequest();
		request.open(call.method, addressOf(call, given as { params?: unknown }));
		request.setRequestHeader("accept", "application/json");
		if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onerror = () => reject(new ApiError(0, "offline", refusals.offline));
		request.onload = () => {
			if (request.status === 201) return resolve(request.response as ReplyOf<C>);
			const body = request.response as Partial<Refusal> | null;
			const refused: Refusal = { code: "internal", message: request.statusText, ...body };
			if (refused.code === "unauthorized") endSession(token);
			refuse(request.status, refused).catch(reject);
		};
		const form = new FormData();
		form.append("file", file);
		request.send(form);
	});
}

/** In the language of the page. */
async function refuse(status: number, refused: Refusal): Promise<never> {
	const said = await refusals.said(refused);
	throw new ApiError(status, said.code, said.message, said);
}
