import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { errorLogContext, nonceContext, pageContext } from "./api-context.ts";
import styles from "./app.css?inline";
import { Pieces } from "./pieces/pieces.ts";
import { PiecesContext } from "./ui/piece.tsx";

export { apiContext, errorLogContext, nonceContext, pageContext, shopContext } from "./api-context.ts";

/** The whole style of the built pages, which bring it with them. */
export { styles };

/** While developing each page is made whole: an edit changes what a piece looks like, and not its key. */
const piecesOfPages = import.meta.env.DEV ? null : new Pieces();

const RENDER_LIMIT_MS = 10_000;

/** Makes the whole page, never a part: it is hashed for the Content-Security-Policy and kept. */
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
		const { basename, loaderData } = context.staticHandlerContext;
		const pieces = piecesOfPages?.forPage(JSON.stringify([basename, loaderData.root]), nonce) ?? null;
		const page = (
			<PiecesContext value={pieces}>
				<ServerRouter context={context} url={request.url} nonce={nonce} />
			</PiecesContext>
		);
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce,
			// Everything stands where it belongs: what is brought there by a script is not there without one.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				clearTimeout(limit);
				headers.set("content-type", "text/html; charset=utf-8");
				const done = (html: string) => {
					shop.get(pageContext).html = pieces?.finish(html) ?? html;
					resolve(new Response(null, { headers, status: code }));
				};
				pipe(collecting(done));
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

/** Takes all of the markup before anybody is told of it. */
function collecting(done: (html: string) => void): Writable {
	const chunks: Uint8Array[] = [];
	return new Writable({
		highWaterMark: Number.MAX_SAFE_INTEGER,
		write(chunk: Buffer, _encoding, written) {
			chunks.push(chunk);
			written();
		},
		final(finished) {
			done(Buffer.concat(chunks).toString("utf8"));
			finished();
		},
	});
}

/** A page that does not exist and a visitor who left are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(errorLogContext)(error);
};
