import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settings } from "#core/calls/settings.ts";
import { firstDelivery } from "#core/contract/delivery.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { firstSettings } from "#web/testing/first-settings.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as settingsScreen from "./settings.tsx";

const shop = shopNetwork();
let now: VersionedSettings;

const form = (name: string) => page.getByRole("form", { name, exact: true });
const name = form("Shop").getByLabelText("Name", { exact: true });
const press = (label: string) => page.getByRole("button", { name: label, exact: true }).click();
/** Of the newest toast. */
const undo = page.getByRole("button", { name: "Undo" }).last();
const sent = () => shop.sent(settings.change).map(({ body }) => body as VersionedSettings);

/** As the shop answers: an old version is refused. */
function answerChange({ body }: { body: unknown }): VersionedSettings {
	now = { ...now, ...(body as VersionedSettings), version: now.version + 1 };
	return now;
}

beforeEach(async () => {
	staffIsHere(shop);
	now = firstSettings();
	shop.answer(settings.all, () => now);
	shop.answer(settings.cards, { provider: "none", publicKey: null, hasWebhookSecret: false });
	shop.answer(settings.change, answerChange);
	await showScreen("/admindashboard/settings", screen("/admindashboard/settings", settingsScreen));
	await expect.element(name).toHaveValue("Our shop");
});

describe("a section", () => {
	test("is saved by itself, and undone by the toast as a new change", async () => {
		await name.fill("Ojal");
		await form("Shop").getByLabelText("Address, line by line").fill("Rail 1\n\n Rosario ");
		await press("Save shop");
		await expect.poll(() => now.name).toBe("Ojal");
		expect(now.contact.lines).toEqual(["Rail 1", "Rosario"]);
		expect(Object.keys(sent()[0] ?? {})).not.toContain("delivery");
		await undo.click();
		await expect.poll(() => now.name).toBe("Our shop");
		await expect.element(name).toHaveValue("Our shop");
		expect(sent().map(({ version }) => version)).toEqual([1, 2]);
	});

	test("says what is wrong beside its fields, and sends nothing", async () => {
		await name.fill(" ");
		await form("Shop").getByLabelText("E-mail for shoppers").fill("nobody");
		await press("Save shop");
		await expect.element(page.getByText(settingMessages.name)).toBeVisible();
		await expect.element(page.getByText(settingMessages.mail)).toBeVisible();
		expect(sent()).toEqual([]);
	});

	test("shows the shop's refusal at its field, and keeps what was typed", async () => {
		const fields = { currency: settingMessages.currencyFixed };
		shop.refuse(settings.change, "invalid_input", { fields });
		await form("Money").getByLabelText("Currency").selectOptions("EUR");
		await expect.element(form("Money").getByText(/A coat then costs €\s120\.00/)).toBeVisible();
		await press("Save money");
		await expect.element(page.getByText(settingMessages.currencyFixed)).toBeVisible();
		await expect.element(form("Money").getByLabelText("Currency")).toHaveValue("EUR");
	});

	test("that cannot be sent says so, and can be sent again", async () => {
		shop.cut(settings.change);
		await name.fill("Ojal");
		await press("Save shop");
		await expect.element(page.getByText(/The shop cannot be reached/)).toBeVisible();
		shop.answer(settings.change, answerChange);
		await press("Save shop");
		await expect.poll(() => now.name).toBe("Ojal");
	});
});

describe("when somebody else was faster", () => {
	/** They save; this browser's next change comes too late. */
	function theySave(changes: Partial<VersionedSettings>): void {
		now = { ...now, ...changes, version: now.version + 1 };
		shop.refuse(settings.change, "version_conflict");
		shop.answer(settings.all, () => {
			shop.answer(settings.change, answerChange);
			return now;
		});
	}

	test("with something else, it is saved on top of that", async () => {
		theySave({ taxRate: 10.5 });
		await name.fill("Ojal");
		await press("Save shop");
		await expect.poll(() => [now.name, now.taxRate]).toEqual(["Ojal", 10.5]);
	});

	test("with the same, theirs is shown and mine stays typed until I choose", async () => {
		theySave({ name: "Theirs" });
		await name.fill("Ojal");
		await press("Save shop");
		await expect.element(page.getByText("Name: Theirs")).toBeVisible();
		await expect.element(name).toHaveValue("Ojal");
		expect(now.name).toBe("Theirs");
		await press("Save mine all the same");
		await expect.poll(() => now.name).toBe("Ojal");
		await undo.click();
		await expect.poll(() => now.name).toBe("Theirs");
	});

	test("theirs can be taken", async () => {
		theySave({ name: "Theirs" });
		await name.fill("Ojal");
		await press("Save shop");
		await press("Take theirs");
		await expect.element(name).toHaveValue("Theirs");
		expect(sent()).toHaveLength(1);
	});
});

describe("delivery", () => {
	const delivery = form("Delivery");
	const example = page.getByRole("region", { name: "Example" });

	test("a way is added, moved up and saved, and the example follows what is typed", async () => {
		await delivery.getByLabelText("Price", { exact: true }).fill("3500,50");
		await expect.element(example.getByText(/to no zip code goes by Standard delivery, \$\s3,500\.50\./)).toBeVisible();
		await press("Add a way");
		const way = delivery.getByRole("group", { name: "way 2" });
		await way.getByLabelText("Name").fill("Bike");
		const bike = delivery.getByRole("group", { name: "Bike" });
		await bike.getByLabelText("Price").fill("100");
		await press("Add a zone to Bike");
		await bike.getByLabelText("Zip codes 1").fill("14*");
		await example.getByLabelText("with the zip code").fill("1425");
		await expect.element(example.getByText(/goes by Bike, \$\s100\.00\. Or by Standard delivery/)).toBeVisible();
		await press("Move Bike up");
		await press("Save delivery");
		await expect
			.poll(() => now.delivery)
			.toEqual([
				{ id: "bike", name: "Bike", kind: "send", zones: [{ country: "AR", zips: ["14*"] }], price: 100 },
				{ ...firstDelivery(3500.5, 0)[0] },
			]);
	});

	test("a zone in another country than the shop's is told to reach nobody", async () => {
		await press("Add a zone to Standard delivery");
		const told = delivery.getByText("nobody can choose this zone", { exact: false });
		await expect.element(told).not.toBeInTheDocument();
		await delivery.getByLabelText("Country 1").fill("uy");
		await expect.element(told).toBeVisible();
		await expect.element(told).toHaveAttribute("role", "status");
		await delivery.getByLabelText("Country 1").fill("ar");
		await expect.element(told).not.toBeInTheDocument();
	});

	test("the last way cannot be removed", async () => {
		await expect.element(page.getByRole("button", { name: "Remove Standard delivery" })).not.toBeInTheDocument();
	});

	test("an address nobody goes to is told so", async () => {
		await press("Add a zone to Standard delivery");
		await delivery.getByLabelText("Provinces 1").fill("Salta");
		await expect.element(example.getByText(/We do not deliver to this address/)).toBeVisible();
		await example.getByLabelText("to the province").fill("salta");
		await expect.element(example.getByText(/goes by Standard delivery, free/)).toBeVisible();
	});
});

describe("a test mail", () => {
	const to = page.getByLabelText("Send a test mail to");

	test("tells what the mail server said", async () => {
		shop.answer(settings.testMail, { sent: false, message: "EAUTH 535 wrong password" });
		await to.fill("ana@example.com");
		await press("Send test mail");
		await expect.element(page.getByText(/The mail server said: EAUTH 535/)).toBeVisible();
		shop.answer(settings.testMail, { sent: true, message: "The mail server took it over" });
		await press("Send test mail");
		await expect.element(page.getByText("Sent to ana@example.com. The mail server took it over.")).toBeVisible();
	});

	test("needs an address", async () => {
		await to.fill("ana");
		await press("Send test mail");
		await expect.element(page.getByText(settingMessages.mail)).toBeVisible();
		expect(shop.sent(settings.testMail)).toEqual([]);
	});
});

describe("languages", () => {
	const languages = form("Languages");
	const first = languages.getByLabelText("First");

	test("a second one comes below its name, and undo takes it away again", async () => {
		await expect.element(first).toBeDisabled();
		await languages.getByLabelText("Español").click();
		await expect.element(page.getByText("English: pages are at /home")).toBeVisible();
		await expect.element(page.getByText("Español: pages are at /es/home")).toBeVisible();
		await press("Save languages");
		await expect.poll(() => now.languages).toEqual(["en", "es"]);
		await undo.click();
		await expect.poll(() => now.languages).toEqual(["en"]);
	});

	test("the first is chosen among those that are spoken, and tells what moves", async () => {
		await languages.getByLabelText("Español").click();
		await first.selectOptions("Español");
		await expect.element(page.getByText("English: pages are at /en/home")).toBeVisible();
		await expect.element(page.getByText("Español: pages are at /home")).toBeVisible();
	});

	test("there is always one", async () => {
		await languages.getByLabelText("English").click();
		await expect.element(page.getByText(settingMessages.languages)).toBeVisible();
		await press("Save languages");
		expect(sent()).toEqual([]);
	});
});
