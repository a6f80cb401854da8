import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settings } from "#core/calls/settings.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { TEXT_MAX } from "#core/contract/texts.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { alertBox } from "#web/testing/alerts.ts";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import * as texts from "./texts.tsx";

const shop = shopNetwork();
let now: VersionedSettings;
const answerChange = ({ body }: { body: unknown }) => {
	now = { ...now, ...(body as VersionedSettings), version: now.version + 1 };
	return now;
};
const terms = page.getByLabelText("Terms, English", { exact: true });
const preview = page.getByRole("region", { name: "Preview: Terms, English" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const undo = page.getByRole("button", { name: "Undo" }).last();

beforeEach(async () => {
	staffIsHere(shop);
	now = { ...firstSettings(), name: "Ojal", languages: ["en", "es"] };
	shop.answer(settings.all, () => now);
	shop.answer(settings.change, answerChange);
	const path = "/admindashboard/settings/texts";
	await showScreen(path, screen(path, texts));
	await expect.element(preview.getByRole("heading", { name: "Terms" })).toBeVisible();
});

test("a sample is marked, can be begun with, and is one's own once nothing in it is left to be written; undo brings it back", async () => {
	await expect.element(page.getByText("Sample text").first()).toBeVisible();
	await expect.element(terms).toHaveValue("");
	await page.getByRole("button", { name: "Start from the sample" }).first().click();
	await expect.element(terms).toHaveValue(expect.stringMatching(/^# Terms\n/));
	await press("Save texts");
	await expect.poll(() => now.texts.terms?.en).toMatch(/^# Terms\n/);
	await expect.element(page.getByText("What stands in square brackets is still to be written.").first()).toBeVisible();
	await expect.element(page.getByText("Your text", { exact: true })).not.toBeInTheDocument();
	await undo.click();
	await expect.poll(() => now.texts).toEqual({});
	await expect.element(terms).toHaveValue("");
	await terms.fill("# Terms\n\nThe seller is Ojal, as [Contact](/contact) says.");
	await expect.element(page.getByText("Your text", { exact: true })).toBeVisible();
});

test("what is typed is shown as it will look, with the settings filled in and nothing that runs", async () => {
	await terms.fill("# Of {{name}}\n\n**Fair** <b>and</b> [bad](javascript:x), [good](/returns)");
	await expect.element(preview.getByRole("heading", { name: "Of Ojal", level: 1 })).toBeVisible();
	await expect.element(preview.getByText("Fair", { exact: true })).toHaveClass("font-medium");
	await expect.element(preview.getByText("<b>and</b> [bad](javascript:x),")).toBeVisible();
	await expect.element(preview.getByRole("link", { name: "good" })).toHaveAttribute("href", "/returns");
	const spanish = page.getByRole("region", { name: "Preview: Terms, Español" });
	await expect.element(spanish.getByRole("heading", { name: "Of Ojal" })).toBeVisible();
	await expect.element(page.getByText("Not written yet: shoppers read your English text.")).toBeVisible();
	await press("Back to the sample");
	await expect.element(preview.getByRole("heading", { name: "Terms" })).toBeVisible();
});

test("what was typed stays while another text is looked at, and leaving asks first", async () => {
	await terms.fill("# Mine");
	await page.getByRole("link", { name: "Privacy" }).click();
	await expect.element(page.getByLabelText("Privacy, English", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "All settings" }).click();
	await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
	await expectAddress("/admindashboard/settings/texts?text=privacy");
	await page.getByRole("link", { name: "Terms" }).click();
	await expect.element(terms).toHaveValue("# Mine");
});

test("one that is too long is shown with what is wrong, and nothing is sent", async () => {
	await terms.fill("x".repeat(TEXT_MAX + 1));
	await page.getByRole("link", { name: "Privacy" }).click();
	await press("Save texts");
	await expectAddress("/admindashboard/settings/texts?text=terms");
	await expect.element(page.getByText(settingMessages.textTooLong)).toBeVisible();
	expect(shop.sent(settings.change)).toEqual([]);
});

test("what is typed while a save is under way stays, and is saved by the next", async () => {
	await terms.fill("First");
	const letGo = shop.hold(settings.change);
	await press("Save texts");
	await expect.poll(() => shop.sent(settings.change)).toHaveLength(1);
	await terms.fill("First and second");
	await page.getByLabelText("Terms, Español", { exact: true }).fill("Primero");
	letGo();
	await expect.poll(() => now.texts.terms?.en).toBe("First");
	await expect.element(undo).toBeVisible();
	await expect.element(terms).toHaveValue("First and second");
	shop.answer(settings.change, answerChange);
	await press("Save texts");
	await expect.poll(() => now.texts.terms).toEqual({ en: "First and second", es: "Primero" });
});

describe("when somebody else was faster", () => {
	function theySave(theirs: VersionedSettings["texts"]): void {
		now = { ...now, texts: theirs, version: now.version + 1 };
		shop.refuse(settings.change, "version_conflict");
		shop.answer(settings.all, () => {
			shop.answer(settings.change, answerChange);
			return now;
		});
	}

	test("with another text, both are kept", async () => {
		theySave({ privacy: { en: "Theirs" }, terms: { es: "Suyo" } });
		await terms.fill("Mine");
		await press("Save texts");
		await expect.poll(() => now.texts).toEqual({ privacy: { en: "Theirs" }, terms: { es: "Suyo", en: "Mine" } });
	});

	test("an undo that comes too late says so and takes nothing back", async () => {
		await terms.fill("Mine");
		await press("Save texts");
		await expect.poll(() => now.texts.terms?.en).toBe("Mine");
		theySave({ terms: { en: "Theirs" } });
		await undo.click();
		await expect.element(alertBox.getByText(/changed again since/)).toBeVisible();
		expect(now.texts.terms?.en).toBe("Theirs");
		await expect.element(terms).toHaveValue("Theirs");
		await expect.element(page.getByText("Somebody else wrote these texts")).not.toBeInTheDocument();
	});

	test("with the same, theirs is shown and one chooses", async () => {
		theySave({ terms: { en: "Theirs" } });
		await terms.fill("Mine");
		await press("Save texts");
		await expect.element(page.getByRole("alert").getByText("Theirs")).toBeVisible();
		await expect.element(terms).toHaveValue("Mine");
		await press("Save mine all the same");
		await expect.poll(() => now.texts.terms?.en).toBe("Mine");
		await undo.click();
		await expect.poll(() => now.texts.terms?.en).toBe("Theirs");
	});
});
