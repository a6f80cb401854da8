import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AnswerCache } from "./answer-cache.ts";
import { chooseEncoding, type KeptAnswer } from "./kept-answer.ts";

/** Is told of every answer that was served. */
type Notice = (request: IncomingMessage, answer: KeptAnswer) => void;

/**
 * Serves a kept answer straight from the socket's request, before any routing: a warm page costs a map look-up and a
 * write. Everything else goes on to the app.
 */
export function warmFirst(cache: AnswerCache, notice: Notice, app: RequestListener): RequestListener {
	return (request, response) => {
		if (request.method === "GET" || request.method === "HEAD") {
			const answer = cache.atAddress(request.url as string);
			if (answer && sendIfReady(request, response, answer)) {
				notice(request, answer);
				return;
			}
		}
		app(request, response);
	};
}

/** Sends an answer if it is ready in the encoding the browser takes. */
function sendIfReady(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): boolean {
	if (request.headers["if-none-match"] === answer.etag) {
		response.writeHead(304, answer.notModifiedHeaders()).end();
		return true;
	}
	const form = answer.ready(chooseEncoding(request.headers["accept-encoding"]));
	if (!form) return false;
	response.writeHead(200, form.headers);
	response.end(request.method === "HEAD" ? undefined : form.body);
	return true;
}
