import type { Sabotage } from "./sabotage.ts";

const CLIENTS = "server/features/clients";
const PAYMENTS = "server/features/payments";

/** The faults of accounts, lists, mails and staff that an outside attack found (docs/reliability.md), brought back. */
export const attacksOnPeople: readonly Sabotage[] = [
	{
		name: "A3: the demo shop opens where other machines reach it",
		edits: [
			{
				file: "server/demo-mode.ts",
				search: "if (asked.HOST !== undefined && !isThisMachine(asked.HOST)) {",
				replace: 'if (asked.HOST === "") {',
			},
		],
		caughtBy: {
			file: "server/demo-mode.test.ts",
			title: "A3: on this machine only, under any of its names, the demo shop opens",
		},
	},
	{
		name: "A4: an identity joins an account whose address is not proven",
		edits: [
			{
				file: "server/features/identities/identities.service.ts",
				search: "if (owner.verifiedAt === null) return;",
				replace: "",
			},
		],
		caughtBy: {
			file: "server/features/identities/identities.test.ts",
			title: "takes no identity of its maker, and none opens it after the owner's reset and verification",
		},
	},
	{
		name: "A5: a bearer alone changes what an account is known by",
		edits: [
			{ file: `${CLIENTS}/edit-client.service.ts`, search: " || changesWho(row, given);", replace: ";" },
			{
				file: `${CLIENTS}/edit-client.service.ts`,
				search: 'if (!isProven && changesWho(before, given)) throw new AppError("password_needed");',
				replace: "",
			},
		],
		caughtBy: {
			file: `${CLIENTS}/new-email.test.ts`,
			title: "A5: a bearer alone changes no e-mail address, phone, login name or password",
		},
	},
	{
		name: "A9: a stranger's words are in mails",
		edits: [
			{
				file: "server/features/orders/orders.mails.ts",
				search: "hello(shop, order.Client.name)",
				replace: '"Hello " + order.Client.name + ","',
			},
		],
		caughtBy: {
			file: "server/features/orders/mails-to-strangers.test.ts",
			title: "sends no words of their own there",
		},
	},
	{
		name: "A10: sharing a list tells who has an account",
		edits: [
			{
				file: "server/features/lists/list-sharing.service.ts",
				search: "if (found?.id === shared.clientId)",
				replace: 'if (!found) throw new AppError("not_found"); if (found.id === shared.clientId)',
			},
		],
		caughtBy: {
			file: "server/features/lists/sharing.test.ts",
			title: "A10: the answer does not tell whether a client has the phone, nor does anything the creator sees",
		},
	},
	{
		name: "A11: a reset leaves the account shut",
		edits: [
			{
				file: `${CLIENTS}/change-password.service.ts`,
				search: "await forgetGuesses(",
				replace: "void forgetGuesses; String(",
			},
		],
		caughtBy: {
			file: `${CLIENTS}/passwords.test.ts`,
			title: "A11: after a reset the new password is good at once, however many guesses had shut the account",
		},
	},
	{
		name: "A17: one guest holds a whole size for days",
		edits: [
			{
				file: `${PAYMENTS}/reconcile.jobs.ts`,
				search: "await eachOf(deps, await listReducible(deps), (order) => reduceReservation(deps, order));",
				replace: "",
			},
		],
		caughtBy: {
			file: `${PAYMENTS}/guest-reservations.test.ts`,
			title: "keeps all its units for 15 minutes, and after that three of each size",
		},
	},
	{
		name: "A18: employees' prices have no bounds",
		edits: [
			{
				file: "server/features/settings/staff-permissions.service.ts",
				search: 'if (rol === "admin") return null;',
				replace: 'if (rol !== "nobody") return null;',
			},
		],
		caughtBy: { file: "server/features/settings/staff-permissions.test.ts", title: "prices of products" },
	},
];
