import { html, SafeHtml } from "../mail/html.ts";

/** Says plainly what it is, and asks for who one wants to be. */
export function localSignInPage(problem: string): string {
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Local sign-in</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${new SafeHtml(STYLE)}</style></head><body><main>
<p class="mark">Local: this is not Google</p><h1>Sign in</h1>
<p>The demo shop has no third party to ask, so this page of its own takes your word. Be whoever you like.</p>
${problem && html`<p role="alert" class="problem">${problem}</p>`}
<form method="post">
<label>E-mail <input name="email" type="email" required autofocus autocomplete="off" value="ana@example.com"></label>
<label>First name <input name="name" autocomplete="off" value="Ana"></label>
<label>Last name <input name="lastname" autocomplete="off" value="Prueba"></label>
<button name="continue" value="1">Continue</button>
<button name="cancel" value="1" class="quiet" formnovalidate>Cancel</button>
</form></main></body></html>`.text;
}

const STYLE = `:root{color-scheme:light dark;--ink:#1c1a17;--paper:#f7f3ec;--line:#d8d0c2;--clay:#9a4a2b;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#ece6db;--paper:#181613;--line:#3a352d;--clay:#e2946f;--on:#181613}}
body{margin:0;padding:1.5rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:24rem;margin:0 auto}h1{font-family:Georgia,serif;font-weight:500}
.mark{border:1px dashed var(--clay);color:var(--clay);padding:.5rem .75rem}.problem{color:var(--clay)}
label{display:block;margin:0 0 1rem}input{display:block;width:100%;box-sizing:border-box;padding:.6rem;font:inherit;border:1px solid var(--line);background:transparent;color:inherit}
button{padding:.7rem 1.4rem;font:inherit;border:1px solid var(--clay);background:var(--clay);color:var(--on);cursor:pointer}
button.quiet{background:transparent;color:var(--clay)}`;
