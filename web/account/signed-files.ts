import { ApiError, refusalIn } from "#web/api.ts";
import refusals from "#web/refusals/messages.en.ts";
import { endSession, sessionToken } from "./session.ts";

/** A request in the name of whoever is logged in whose body or answer is a file, and so is no call like the others. */
export async function signedFetch(address: string, init: RequestInit = {}): Promise<Response> {
	const token = sessionToken();
	const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
	const answer = await fetch(address, { ...init, headers });
	if (answer.status === 401 && token) endSession(token);
	if (answer.ok) return answer;
	const refusal = await refusals.said(await refusalIn(answer));
	throw new ApiError(answer.status, refusal.code, refusal.message, refusal);
}

/** Has the browser save an answer under the name the shop gave it. */
export async function saveAnswer(answer: Response, otherwise: string): Promise<void> {
	const name = answer.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1];
	saveFile(await answer.blob(), name ?? otherwise);
}

export function saveFile(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
