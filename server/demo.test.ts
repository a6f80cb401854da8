import { expect, test } from "vitest";
import { TEXT_NAMES } from "#core/rules/texts.ts";
import { readConfig } from "./config.ts";
import { withDemoSettings } from "./demo.ts";

const settingsOf = async (environment: NodeJS.ProcessEnv) =>
	(await withDemoSettings(readConfig(environment))).firstSettings;

test("the demo shop comes with a name, every language and its own texts", async () => {
	expect(await settingsOf({})).toMatchObject({
		name: "Perchero",
		languages: ["en", "es"],
		texts: Object.fromEntries(TEXT_NAMES.map((name) => [name, { en: expect.any(String), es: expect.any(String) }])),
	});
});

test("what the environment says counts before that", async () => {
	expect(await settingsOf({ LANGUAGES: "es,en", CURRENCY: "EUR" })).toMatchObject({
		name: "Perchero",
		languages: ["es", "en"],
		currency: "EUR",
	});
});
