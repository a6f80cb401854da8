import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { errorLogContext, nonceContext } from "./api-context.ts";
import styles from "./app.css?inline";

export { apiContext, errorLogContext, nonceContext, shopContext } from "./api-context.ts";

/** The whole style of the built pages, which bring it with them. */
export { styles };

const RENDER_LIMIT_MS = 10_000;

/** Answers with the whole page, never a part: it is hashed for the Content-Security-Policy and kept. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	shop: Readonly<RouterContextProvider>,
) {
	return new Promise<Response>((resolve, reject) => {
		let code = status;
		const limit = setTimeout(() => abort(new Error("rendering a page took too long")), RENDER_LIMIT_MS);
		const nonce = shop.get(nonceContext);
		const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
			nonce,
			// Everything stands where it belongs: what is brought there by a script is not there without one.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				clearTimeout(limit);
				const body = new PassThrough();
				headers.set("content-type", "text/html; charset=utf-8");
				resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
				pipe(body);
			},
			onShellError(error) {
				clearTimeout(limit);
				reject(error);
			},
			onError(error) {
				code = 500;
				shop.get(errorLogContext)(error);
			},
		});
	});
}

/** A page that does not exist and a visitor who left are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(errorLogContext)(error);
};
