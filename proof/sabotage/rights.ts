import type { Sabotage } from "./sabotage.ts";

const ACCESS = "server/http/access.ts";
const CLIENTS = "server/features/clients";

export const rights: readonly Sabotage[] = [
	{
		name: "everybody may act for everybody",
		edits: [{ file: ACCESS, search: 'if (phone !== actor.phone) throw new AppError("not_found");', replace: "" }],
		caughtBy: { file: "server/features/carts/carts.test.ts", title: "nobody reads or writes another's cart" },
	},
	{
		name: "employees are admins",
		edits: [{ file: ACCESS, search: ' || (access === "admin" && actor.rol !== "admin")', replace: "" }],
		caughtBy: { file: "server/testing/permissions.test.ts", title: "answers %s as it should" },
	},
	{
		name: "step-up is not asked for",
		edits: [
			{
				file: ACCESS,
				search: 'if (now().getTime() - confirmedAt.getTime() >= CONFIRMED_MS) throw new AppError("step_up");',
				replace: "",
			},
		],
		caughtBy: {
			file: "server/features/staff-accounts/step-up.test.ts",
			title: "a log-in under 15 minutes old is enough; after that the password is asked for",
		},
	},
	{
		name: "the required second factor is not asked for",
		edits: [
			{
				file: ACCESS,
				search: '=== "required") throw new AppError("second_factor_needed");',
				replace: '=== "required") return;',
			},
		],
		caughtBy: {
			file: "server/testing/second-factor-needed.test.ts",
			title: "is told of at log-in, and opens everything once it is set up",
		},
	},
	{
		name: "any token opens an order",
		edits: [
			{
				file: "server/features/orders/order-token.service.ts",
				search: "timingSafeEqual(hashToken(token), tokenHash)",
				replace: "timingSafeEqual(tokenHash, tokenHash)",
			},
		],
		caughtBy: {
			file: "server/features/orders/orders.test.ts",
			title: "the owner, staff and the holder of the token see an order; for everybody else it is not there",
		},
	},
	{
		name: "a reset token can be used again",
		edits: [
			{ file: ACCESS, search: " and t.used_at is null", replace: "" },
			{ file: `${CLIENTS}/mail-tokens.service.ts`, search: "isNull(mailToken.usedAt),", replace: "" },
			{
				file: `${CLIENTS}/change-password.service.ts`,
				search: 'await voidMailTokens(tx, clientId, "reset");',
				replace: "",
			},
		],
		caughtBy: {
			file: `${CLIENTS}/passwords.test.ts`,
			title: "of two uses of one reset token at the same moment one counts",
		},
	},
	{
		name: "sessions outlive a password",
		edits: [
			{ file: `${CLIENTS}/change-password.service.ts`, search: "await endClientSessions(tx, clientId);", replace: "" },
		],
		caughtBy: {
			file: `${CLIENTS}/passwords.test.ts`,
			title: "a password is changed with the old one: all sessions end, this one goes on with a new token",
		},
	},
	{
		name: "wrong passwords are not counted",
		edits: [
			{
				file: "server/features/credentials/password-check.service.ts",
				search: "await takeTry(deps, key, deps.config.limits.passwordCheck);",
				replace: "await giveTryBack(deps, key); void takeTry;",
			},
		],
		caughtBy: {
			file: "server/features/sessions/guessing.test.ts",
			title: "at an unknown name is limited just the same",
		},
	},
	{
		name: "a full window lets hits through",
		edits: [
			{
				file: "server/http/limits.ts",
				search: "if (!row || row.hits <= hits) return;",
				replace: "if (!row || row.hits <= 2 * hits) return;",
			},
		],
		caughtBy: { file: "server/http/limits.test.ts", title: "counts hits at the same moment exactly" },
	},
	{
		name: "answers may hold what the contract does not declare",
		edits: [{ file: "server/http/route.ts", search: "endpoint.reply.parse(answer.value)", replace: "answer.value" }],
		caughtBy: { file: "server/http/http.test.ts", title: "answers only what the contract declares" },
	},
	{
		name: "HTML in mails is not escaped",
		edits: [
			{
				file: "server/adapters/mail/html.ts",
				search: "return escapeHtml(String(value));",
				replace: "return String(value);",
			},
		],
		caughtBy: {
			file: "server/adapters/mail/mailbox.test.ts",
			title: "what people typed is text in a mail, never HTML, and nothing is fetched from anywhere",
		},
	},
	{
		name: "formulas behind spaces reach spreadsheets",
		edits: [{ file: "core/rules/csv.ts", search: "|\\s*[=+", replace: "|[=+" }],
		caughtBy: { file: "core/rules/csv.test.ts", title: "the text %j is the cell %s" },
	},
];
