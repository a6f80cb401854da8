import { ApiError, type Refusal } from "#web/api.ts";
import refusals from "#web/refusals/messages.en.ts";
import { endSession, sessionToken } from "./session.ts";

type Sending = { method: string; address: string; body: FormData | Blob; type?: string };

/**
 * Sends a file in the name of whoever is logged in and tells how much of it has left, from 0 to 1; `fetch` cannot tell that.
 * It takes as long as it takes.
 */
export function sendFile<Reply>(
	{ method, address, body, type }: Sending,
	onProgress: (share: number) => void,
): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const token = sessionToken();
		const request = new XMLHttpRequest();
		request.open(method, address);
		request.setRequestHeader("accept", "application/json");
		if (type) request.setRequestHeader("content-type", type);
		if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onerror = () => reject(new ApiError(0, "offline", refusals.offline));
		request.onload = () => {
			const { status, statusText, response } = request;
			// A success that is not the shop's has not reached us.
			if (status < 300) return response ? resolve(response as Reply) : request.onerror?.(new ProgressEvent("error"));
			const refused: Refusal = { code: "internal", message: statusText, ...(response as Partial<Refusal> | null) };
			if (refused.code === "unauthorized") endSession(token);
			refuse(status, refused).catch(reject);
		};
		request.send(body);
	});
}

/** In the language of the page. */
export async function refuse(status: number, refused: Refusal): Promise<never> {
	const said = await refusals.said(refused);
	throw new ApiError(status, said.code, said.message, said);
}
