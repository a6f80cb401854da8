import type { FastifyRequest } from "fastify";
import { addressOf } from "#core/calls/call.ts";
import { auth, type SignInNews } from "#core/contract/auth.ts";
import { shopOrigin } from "../../adapters/sign-in/shop-origin.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { beginSignIn, finishSignIn, returnFromProvider } from "./auth.service.ts";
import { POPUP_HEADERS, popupPage } from "./popup.view.ts";

const WORDS: Record<SignInNews["outcome"] | "expired", readonly [title: string, text: string]> = {
	done: ["Signed in", "You can close this window and go on in the shop."],
	cancelled: ["Sign-in cancelled", "Nothing was changed. You can close this window."],
	failed: ["Sign-in did not work", "The sign-in service could not be reached or refused. Please try again later."],
	expired: ["This sign-in has expired", "Please close this window and start again from the shop."],
};

export function authRoutes(app: App, deps: Deps): void {
	route(app, deps, auth.providers, () =>
		[...deps.signIn].map(([provider, { name, rehearsal }]) => ({ provider, name, rehearsal })),
	);

	route(app, deps, auth.start, async ({ params, query: { flow }, request }) => {
		const provider = providerNamed(deps, params.provider);
		try {
			const url = await beginSignIn(deps, provider, flow, callbackUrl(deps, request, params.provider));
			return new Answer("", { headers: { location: url } });
		} catch (problem) {
			deps.log.warn({ reason: (problem as Error).message }, "third-party sign-in could not be started");
			return popup(503, "failed", { outcome: "failed", flow });
		}
	});

	route(app, deps, auth.callback, async ({ params, request }) => {
		const provider = providerNamed(deps, params.provider);
		const returned = new URL(callbackUrl(deps, request, params.provider));
		returned.search = new URL(request.raw.url as string, returned).search;
		const news = await returnFromProvider(deps, provider, returned);
		return news ? popup(200, news.outcome, news) : popup(410, "expired", null);
	});

	route(app, deps, auth.finish, ({ body, request }) =>
		finishSignIn(deps, { ...body, userAgent: request.headers["user-agent"] }),
	);
}

function providerNamed(deps: Deps, name: string) {
	const provider = deps.signIn.get(name);
	if (!provider) throw new AppError("not_found");
	return provider;
}

function callbackUrl(deps: Deps, request: FastifyRequest, provider: string): string {
	return shopOrigin(deps.config, request.headers.host) + addressOf(auth.callback, { params: { provider } });
}

function popup(status: number, words: keyof typeof WORDS, news: SignInNews | null): Answer<string> {
	const [title, text] = WORDS[words];
	return new Answer(popupPage(title, text, news), { status, headers: POPUP_HEADERS });
}
