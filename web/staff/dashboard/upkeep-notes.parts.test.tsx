import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { statistics } from "#core/calls/statistics.ts";
import { upkeep } from "#core/calls/upkeep.ts";
import { users } from "#core/calls/users.ts";
import type { Upkeep } from "#core/contract/upkeep.ts";
import StaffOnly from "#web/account/staff-only.tsx";
import { token, user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as dashboard from "./dashboard.tsx";

const shop = shopNetwork();
const mail = {
	id: 7,
	to: "ana@example.com",
	subject: "Your order",
	reason: "550 no such user",
	createdAt: "2026-01-01T10:00:00.000Z",
	canBeSent: true,
};
const nothing: Upkeep = { notConfigured: [], newestBackup: null, failedMails: { total: 0, entries: [] } };

test("an admin sees what is not configured and which mails failed, and has one sent again", async () => {
	const lack = { what: "cards", text: "" } as const;
	const backups = { what: "backups", text: "", backups: { folder: "/backups", days: 3 } } as const;
	const old = { ...mail, id: 8, to: "old@example.com", canBeSent: false };
	let now: Upkeep = {
		notConfigured: [lack, backups],
		newestBackup: null,
		failedMails: { total: 2, entries: [mail, old] },
	};
	shop.answer(upkeep.get, () => now);
	shop.answer(upkeep.sendMails, ({ body }) => {
		expect(body).toEqual({ ids: [7] });
		now = { ...nothing, newestBackup: "2026-01-02T03:15:00.000Z" };
		return { queued: 1 };
	});
	localStorage.setItem("token", token);
	shop.refuse(clients.me, "forbidden");
	shop.refuse(statistics.get, "unavailable");
	shop.answer(users.me, { ...user, rol: "admin" });
	await showScreen("/admindashboard", { Component: StaffOnly, children: [screen("/admindashboard", dashboard)] });
	const notes = page.getByRole("region", { name: "Needs attention" });
	await expect.element(notes.getByText(/^No card can be charged: set MERCADOPAGO_ACCESS_TOKEN/)).toBeVisible();
	await expect.element(notes.getByText(/^The newest backup in \/backups is 3 days old/)).toBeVisible();
	await expect.element(notes.getByText("550 no such user").first()).toBeVisible();
	await expect.element(notes.getByText("Its text was not kept")).toBeVisible();
	await notes.getByRole("button", { name: "Send again to ana@example.com" }).click();
	await expect.element(page.getByText("The mail is being sent")).toBeVisible();
	await expect.element(notes).not.toBeInTheDocument();
	await expect.element(page.getByText(/^Newest backup: /)).toBeVisible();
});
