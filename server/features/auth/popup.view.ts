import { SIGN_IN_CHANNEL, type SignInNews } from "#core/contract/auth.ts";
import type { Language } from "#core/languages.ts";
import { html, SafeHtml } from "../../adapters/mail/html.ts";
import { policyHash } from "../../policy-hash.ts";
import en from "./popup.messages.en.ts";
import es from "./popup.messages.es.ts";

const words = { en, es };

/** By both ways, because a third party may cut the tie between the windows; only to pages of this very shop. */
const SCRIPT = `const news=JSON.parse(document.body.dataset.news);if(news){const channel=new BroadcastChannel("${SIGN_IN_CHANNEL}");channel.postMessage(news);window.opener?.postMessage({channel:"${SIGN_IN_CHANNEL}",...news},location.origin)}document.querySelector("button").addEventListener("click",()=>window.close());if(news?.outcome!=="failed")window.close();`;
const STYLE =
	"body{margin:0;padding:2rem;background:#f7f3ec;color:#1c1a17;font:16px/1.5 system-ui,sans-serif}h1{font:500 1.5rem Georgia,serif}button{padding:.7rem 1.4rem;font:inherit;border:0;background:#9a4a2b;color:#fff;cursor:pointer}a{display:inline-block;padding:.7rem;color:#1c1a17}";

export const POPUP_HEADERS = {
	"referrer-policy": "no-referrer",
	/** The opener's own page is of this origin; without this the browser would hide it. */
	"cross-origin-opener-policy": "unsafe-none",
	"content-security-policy": `default-src 'none'; script-src ${policyHash(SCRIPT)}; style-src ${policyHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/** The last page of the popup: tells the page that opened it how it went, and closes; where it may not, it leads to the shop. */
export function popupPage(language: Language, news: SignInNews | null, shop: string): string {
	const { close, toShop, ...outcomes } = words[language];
	const { title, text } = outcomes[news?.outcome ?? "expired"];
	return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${new SafeHtml(STYLE)}</style></head>
<body data-news="${JSON.stringify(news)}"><h1>${title}</h1><p>${text}</p><button type="button">${close}</button> <a href="${shop}">${toShop}</a>
<script>${new SafeHtml(SCRIPT)}</script></body></html>`.text;
}
