import { policyHash } from "../policy-hash.ts";

type OwnScripts = {
	html: string;
	/** As the page's policy names them. */
	hashes: string[];
};

/**
 * Tells the inline scripts the renderer wrote from any other: it was given a number nobody can guess, which its own
 * carry. They are named by their hashes and the number is taken out, so that the page can be kept. A script that got
 * into the page by other ways carries none, is not named, and does not run.
 */
export function ownScripts(html: string, nonce: string): OwnScripts {
	const mark = ` nonce="${nonce}"`;
	const inline = new RegExp(`<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, "g");
	const hashes = [...html.matchAll(inline)].map(([, script = ""]) => policyHash(script));
	return { html: html.replaceAll(mark, ""), hashes: [...new Set(hashes)] };
}
