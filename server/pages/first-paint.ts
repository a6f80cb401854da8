import type { ServerBuild } from "react-router";
import { policyHash } from "../policy-hash.ts";
import type { Renderer } from "./render.ts";

/** The style of the built pages, and how their policy names it. */
type PageStyle = { text: string; hash: string };

export function styleOf({ entry }: ServerBuild): PageStyle {
	const { styles: text } = entry.module as unknown as { styles: string };
	return { text, hash: policyHash(text) };
}

/**
 * A page shows itself before anything else has come: it brings its style with it, and its scripts, which nothing that is
 * seen waits for, leave the way free for the pictures of the first screen.
 */
export function paintingFirst(render: Renderer, { text }: PageStyle): Renderer {
	return async (address, method) => {
		const rendered = await render(address, method);
		if (!rendered.response.headers.get("content-type")?.startsWith("text/html")) return rendered;
		const body = String(rendered.body)
			.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
			// Before the styles of this one shop, which come last.
			.replace(/<link rel="icon"|<\/head>/, (next) => `<style>${text}</style>${next}`);
		return { ...rendered, body };
	};
}
