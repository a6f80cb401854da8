import { WORKER_PATH } from "#core/rules/worker-path.ts";

type Rules = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };

declare global {
	interface Window {
		trustedTypes?: { createPolicy: (name: string, rules: Partial<Rules>) => unknown };
	}
}

/** Text without a tag makes no element. React makes every script from this one, and no browser runs a script made so. */
export function passAsHtml(html: string): string | null {
	return html === "<script></script>" || !html.includes("<") ? html : null;
}

/** The one script that is named by text is the worker of the pages. */
export function passAsScriptUrl(url: string): string | null {
	return url === WORKER_PATH ? url : null;
}

/** The pages' policy lets no text become HTML or script but through here; there is no other way, because only this name is allowed. */
export function trustOnlyPlainText(): void {
	window.trustedTypes?.createPolicy("default", { createHTML: passAsHtml, createScriptURL: passAsScriptUrl });
}
