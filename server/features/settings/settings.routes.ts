import { settings } from "#core/contract/settings.ts";
import { isColour } from "#core/rules/accent.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { keptRoute, route } from "../../http/route.ts";
import { accentSheet } from "./accent.view.ts";
import { readCardSetup, tryCards } from "./cards.service.ts";
import { webManifest } from "./manifest.view.ts";
import { hasOpened } from "./readiness.queries.ts";
import { readReadiness } from "./readiness.service.ts";
import { securityTxt } from "./security-txt.view.ts";
import { changeSettings } from "./settings.service.ts";
import { requireMayRule } from "./staff-permissions.service.ts";
import { sendTestMail } from "./test-mail.service.ts";
import { undoSetting } from "./undo-setting.service.ts";

export function settingsRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, settings.current, async () => ({
		value: await deps.settings.current(),
		tags: ["settings"],
	}));
	route(app, deps, settings.all, () => deps.settings.current());
	route(app, deps, settings.change, ({ body, actor }) => {
		if (body.staff) requireMayRule(deps, actor, body.staff);
		return changeSettings(deps, actor, body);
	});

	route(app, deps, settings.undo, ({ body, actor }) => undoSetting(deps, actor, body.entry));

	keptRoute(app, deps, settings.opening, async () => ({
		value: { hasOpened: await hasOpened(deps.db) },
		tags: ["catalogue"],
	}));
	route(app, deps, settings.ready, () => readReadiness(deps));
	route(app, deps, settings.cards, () => readCardSetup(deps));
	route(app, deps, settings.testCards, () => tryCards(deps));
	route(app, deps, settings.testMail, ({ body }) => sendTestMail(deps, body.to));

	app.get("/site.webmanifest", async (_request, reply) =>
		reply
			.type("application/manifest+json; charset=utf-8")
			.header("cache-control", "public, max-age=0, must-revalidate")
			.send(webManifest(await deps.settings.current())),
	);
	// Its address says all there is to know, so that it is kept for good by whoever has read it.
	app.get<{ Params: { colour: string } }>("/accent/:colour.css", async ({ params }, reply) => {
		const accent = `#${params.colour}`;
		if (!isColour(accent)) throw new AppError("not_found");
		return reply
			.type("text/css; charset=utf-8")
			.header("cache-control", "public, max-age=31536000, immutable")
			.send(accentSheet(accent));
	});
	app.get("/.well-known/security.txt", async (_request, reply) => {
		const {
			security: { contact },
			languages,
		} = await deps.settings.current();
		if (contact === "") throw new AppError("not_found");
		const text = securityTxt(contact, deps.config.publicUrl ?? "", languages, deps.now());
		return reply.type("text/plain; charset=utf-8").send(text);
	});
}
