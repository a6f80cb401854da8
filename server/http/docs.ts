import { API_PREFIX } from "#core/calls/call.ts";
import { errorMessage, errorStatus } from "#core/contract/errors.ts";
import { type ContractEntry, contractEntries } from "#core/contract/index.ts";
import { escapeHtml } from "#core/rules/html-text.ts";
import { KeptAnswer } from "../cache/kept-answer.ts";
import { sendKept } from "../cache/send-kept.ts";
import type { App } from "../deps.ts";
import { jsonSchema, openApi } from "./openapi.ts";

const POLICY =
	"default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API described for people at /api/docs and for machines at /api/openapi.json, both made from the contract, once. */
export function docsRoutes(app: App): void {
	const made = {
		"/openapi.json": once(
			() => new KeptAnswer(Buffer.from(JSON.stringify(openApi())), headersOf("application/json"), []),
		),
		"/docs.css": once(() => new KeptAnswer(Buffer.from(STYLE), headersOf("text/css"), [])),
		"/docs": once(() => new KeptAnswer(Buffer.from(docsPage()), headersOf("text/html"), [])),
	};
	for (const [path, answer] of Object.entries(made)) {
		app.get(API_PREFIX + path, (request, reply) => sendKept(request, reply, answer()));
	}
}

function headersOf(type: string): Record<string, string> {
	return {
		"content-type": `${type}; charset=utf-8`,
		"content-security-policy": POLICY,
		"cache-control": "public, max-age=0, must-revalidate",
	};
}

function once<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

function docsPage(): string {
	const entries = contractEntries();
	const featureNames = [...new Set(entries.map((entry) => entry.feature))];
	const errors = Object.entries(errorStatus).map(
		([code, status]) =>
			`<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(errorMessage[code as keyof typeof errorMessage])}</td></tr>`,
	);
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The shop's API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${API_PREFIX}/docs.css"></head><body>
<header><h1>The shop's API</h1><p>Every call of the shop, made from its contract. For machines: <a href="${API_PREFIX}/openapi.json">openapi.json</a>.
Send the token of a log-in, or an API key, as <code>Authorization: Bearer …</code>. Money is a number with at most two decimals. A failure is <code>{code, message}</code>, with <code>fields</code> for bad input.</p>
<nav aria-label="Features">${featureNames.map((name) => `<a href="#${name}">${name}</a>`).join(" ")} <a href="#errors">errors</a></nav></header><main>
${featureNames.map((name) => featureSection(name, entries)).join("\n")}
<section id="errors"><h2>errors</h2><table><thead><tr><th>Status</th><th>Code</th><th>Usual message</th></tr></thead><tbody>${errors.join("")}</tbody></table></section>
</main></body></html>`;
}

function featureSection(feature: string, entries: ContractEntry[]): string {
	const calls = entries.filter((entry) => entry.feature === feature).map(callArticle);
	return `<section id="${feature}"><h2>${feature}</h2>${calls.join("\n")}</section>`;
}

function callArticle({ name, endpoint }: ContractEntry): string {
	const parts = (["params", "query", "headers", "body"] as const).flatMap((part) => {
		const schema = endpoint[part];
		return schema
			? [`<details><summary>${part}</summary><pre>${pretty(jsonSchema(schema, "input"))}</pre></details>`]
			: [];
	});
	const { contentType = "application/json", alsoAs } = endpoint;
	const types = alsoAs ? `${contentType}, or ${alsoAs} where Accept asks for it` : contentType;
	return `<article id="${name}"><h3><span class="method">${endpoint.method}</span> <code>${API_PREFIX}${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p><p class="access">Who may call: <strong>${endpoint.access}</strong>${endpoint.scope ? `, and an API key with <code>${endpoint.scope}</code>` : ""}</p>${parts.join("")}
<details><summary>reply ${endpoint.status ?? 200} ${types}</summary><pre>${pretty(jsonSchema(endpoint.reply, "output"))}</pre></details></article>`;
}

function pretty(value: unknown): string {
	return escapeHtml(JSON.stringify(value, null, 2));
}

const STYLE = `:root{color-scheme:light dark;--ink:#1c1a17;--paper:#f7f3ec;--line:#d8d0c2;--clay:#9a4a2b}
@media(prefers-color-scheme:dark){:root{--ink:#ece6db;--paper:#181613;--line:#3a352d;--clay:#e2946f}}
body{margin:0 auto;max-width:56rem;padding:2rem 1.25rem 6rem;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
h1,h2{font-family:Georgia,serif;font-weight:500}h2{margin-top:3rem;border-bottom:1px solid var(--line);padding-bottom:.4rem}
h3{font-size:1rem;margin-bottom:.25rem}a,.method{color:var(--clay)}nav a{margin-right:.75rem}article{margin:1.75rem 0}
pre{overflow:auto;border:1px solid var(--line);padding:.75rem;font-size:13px}summary{cursor:pointer}.access{margin:.25rem 0}
table{border-collapse:collapse;width:100%}td,th{text-align:left;border-bottom:1px solid var(--line);padding:.35rem .5rem}`;
