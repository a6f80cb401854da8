import { desc, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { mail } from "../../db/schema.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { isSameSecret } from "../../same-secret.ts";
import { html, SafeHtml } from "./html.ts";

const MOST = 200;
/** Mails carry inline styles; scripts, pictures and forms in them stay dead. */
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Pictures that leave with the mail itself: here it has not left. */
const SENT_ALONG = /<img src="cid:[^>]*>/g;

type ShownMail = { to: string; subject: string; text: string; html: string; createdAt: string };

type Asked = { Querystring: { to?: unknown; token?: unknown } };

/** In demo mode, without a mail server: the mails the shop would have sent, to look into. In a public demo, with its token. */
export function mailboxRoutes(app: App, deps: Deps): void {
	if (!deps.config.demo || deps.mailer.kind !== "mailbox") return;
	const { mailboxToken = "" } = deps.mailer;
	const refuseStrangers = async ({ query }: FastifyRequest<Asked>) => {
		if (mailboxToken && !isSameSecret(String(query.token), mailboxToken)) throw new AppError("not_found");
	};
	app.get<Asked>("/mailbox.json", { preHandler: refuseStrangers }, async (request, reply) =>
		reply.header("cache-control", "no-store").send(await listMails(deps, addressIn(request.query))),
	);
	app.get<Asked>("/mailbox", { preHandler: refuseStrangers }, async (request, reply) => {
		const to = addressIn(request.query);
		return reply
			.headers({ "content-security-policy": POLICY, "cache-control": "no-store" })
			.type("text/html; charset=utf-8")
			.send(mailboxPage(await listMails(deps, to), to ?? "", mailboxToken));
	});
}

function addressIn({ to }: { to?: unknown }): string | undefined {
	return typeof to === "string" && to !== "" ? to.replaceAll("\0", "") : undefined;
}

async function listMails({ db }: Deps, to: string | undefined): Promise<ShownMail[]> {
	const rows = await db
		.select()
		.from(mail)
		.where(to === undefined ? undefined : eq(sql`lower(${mail.toAddress})`, to.toLowerCase()))
		.orderBy(desc(mail.createdAt), desc(mail.id))
		.limit(MOST);
	return rows.map((row) => ({
		to: row.toAddress,
		subject: row.subject,
		text: row.textBody,
		html: row.htmlBody,
		createdAt: row.createdAt.toISOString(),
	}));
}

function mailboxPage(mails: ShownMail[], to: string, token: string): string {
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox of the demo shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${new SafeHtml(STYLE)}</style></head><body>
<header><h1>Mailbox</h1><p>The demo shop sends no mail. What it would have sent is here, newest first.</p>
<form action="/mailbox">${token && html`<input type="hidden" name="token" value="${token}">`}<label>Only mails to <input name="to" type="search" value="${to}"></label> <button>Show</button></form></header>
<main>${mails.length === 0 ? html`<p>Nothing here yet.</p>` : mails.map(mailArticle)}</main></body></html>`.text;
}

function mailArticle(shown: ShownMail): SafeHtml {
	return html`<article><h2>${shown.subject}</h2><p class="quiet">To ${shown.to}, <time datetime="${shown.createdAt}">${shown.createdAt}</time></p>
<pre>${withLinks(shown.text)}</pre>
<details><summary>As HTML</summary><iframe sandbox="" title="${shown.subject}" srcdoc="${shown.html.replaceAll(SENT_ALONG, "")}"></iframe></details></article>`;
}

function withLinks(text: string): SafeHtml[] {
	return text
		.split(/(https?:\/\/[^\s<>"]+)/)
		.map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : html`${piece}`));
}

const STYLE = `:root{color-scheme:light dark;--ink:#1c1a17;--paper:#f7f3ec;--line:#d8d0c2;--quiet:#5f584d;--clay:#9a4a2b}
@media(prefers-color-scheme:dark){:root{--ink:#ece6db;--paper:#181613;--line:#3a352d;--quiet:#b3aa9b;--clay:#e2946f}}
body{margin:0 auto;max-width:48rem;padding:2rem 1.25rem 6rem;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
h1,h2{font-family:Georgia,serif;font-weight:500}a{color:var(--clay)}.quiet{color:var(--quiet)}
article{border-top:1px solid var(--line);padding:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
iframe{width:100%;height:32rem;border:1px solid var(--line);background:#fff}summary{cursor:pointer}`;
