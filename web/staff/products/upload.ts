import { addressOf } from "#core/calls/call.ts";
import { images } from "#core/calls/images.ts";
import { UPLOAD_BYTES_MAX, type UploadedImage } from "#core/contract/images.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { endSession, sessionToken } from "#web/account/session.ts";
import { ApiError, type Refusal } from "#web/api.ts";
import refusals from "#web/refusals/messages.en.ts";

/** Sends one picture and tells how much of it has left, from 0 to 1; `fetch` cannot tell that. */
export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
	if (file.size > UPLOAD_BYTES_MAX) {
		return Promise.reject(new ApiError(413, "too_large", refusalMessages.pictureTooLarge));
	}
	return new Promise((resolve, reject) => {
		const token = sessionToken();
		const request = new XMLHttpRequest();
		request.open(images.upload.method, addressOf(images.upload, {}));
		request.setRequestHeader("accept", "application/json");
		if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onerror = () => reject(new ApiError(0, "offline", refusals.offline));
		request.onload = () => {
			if (request.status === 201) return resolve(request.response as UploadedImage);
			const body = request.response as Partial<Refusal> | null;
			const refused: Refusal = { code: "internal", message: request.statusText, ...body };
			if (refused.code === "unauthorized") endSession(token);
			void refusals
				.said(refused)
				.then((said) => reject(new ApiError(request.status, said.code, said.message, said)), reject);
		};
		const form = new FormData();
		form.append("file", file);
		request.send(form);
	});
}
