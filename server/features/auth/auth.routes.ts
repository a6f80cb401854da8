import type { FastifyRequest } from "fastify";
import { addressOf } from "#core/calls/call.ts";
import { auth, type SignInNews } from "#core/contract/auth.ts";
import { type Language, pathIn, spokenOf } from "#core/languages.ts";
import { shopOrigin } from "../../adapters/sign-in/shop-origin.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { beginSignIn, finishSignIn, languageOfState, returnFromProvider } from "./auth.service.ts";
import { POPUP_HEADERS, popupPage } from "./popup.view.ts";

export function authRoutes(app: App, deps: Deps): void {
	route(app, deps, auth.providers, () =>
		[...deps.signIn].map(([provider, { name, rehearsal }]) => ({ provider, name, rehearsal })),
	);

	route(app, deps, auth.start, async ({ params, query: { flow, language: wanted }, request }) => {
		const provider = providerNamed(deps, params.provider);
		const { languages } = await deps.settings.current();
		const language = spokenOf(wanted, languages);
		try {
			const back = callbackUrl(deps, request, params.provider);
			const url = await beginSignIn(deps, provider, { flow, language }, back);
			return new Answer("", { headers: { location: url } });
		} catch (problem) {
			deps.log.warn({ reason: (problem as Error).message }, "third-party sign-in could not be started");
			return popup(503, { outcome: "failed", flow }, language, languages);
		}
	});

	route(app, deps, auth.callback, async ({ params, request }) => {
		const provider = providerNamed(deps, params.provider);
		const returned = new URL(callbackUrl(deps, request, params.provider));
		returned.search = new URL(request.raw.url as string, returned).search;
		const news = await returnFromProvider(deps, provider, returned);
		const { languages } = await deps.settings.current();
		const language = spokenOf(languageOfState(returned.searchParams.get("state")), languages);
		return popup(news ? 200 : 410, news, language, languages);
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

function popup(
	status: number,
	news: SignInNews | null,
	language: Language,
	languages: readonly Language[],
): Answer<string> {
	return new Answer(popupPage(language, news, pathIn(language, "/home", languages)), {
		status,
		headers: POPUP_HEADERS,
	});
}
