import { escapeHtml } from "#core/rules/html-text.ts";

/** HTML that was put together with `html`, so everything foreign in it is escaped. */
export class SafeHtml {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

type Part = string | number | SafeHtml | null | undefined | false | readonly Part[];

/** HTML from a template; every value is escaped unless it was made by `html` itself. */
export function html(strings: TemplateStringsArray, ...values: Part[]): SafeHtml {
	return new SafeHtml(String.raw({ raw: strings }, ...values.map(rendered)));
}

function rendered(value: Part): string {
	if (value === null || value === undefined || value === false) return "";
	if (value instanceof SafeHtml) return value.text;
	if (typeof value === "object") return value.map(rendered).join("");
	return escapeHtml(String(value));
}
