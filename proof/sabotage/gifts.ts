import type { Sabotage } from "./sabotage.ts";

const SECRECY = {
	file: "server/features/lists/gift-secrecy.test.ts",
	title: "whatever givers do, in whatever order, its creator reads what strangers' purchases would show, to the byte",
};

/** What a gift list keeps from its creator, and from givers, told after all. */
export const gifts: readonly Sabotage[] = [
	{
		name: "the creator of a gift list reads who gives what before the day is over",
		edits: [
			{
				file: "server/features/lists/gift-lists.service.ts",
				search: 'if (who === "creator" && !isRevealed(',
				replace: "if (who === null && !isRevealed(",
			},
		],
		caughtBy: SECRECY,
	},
	{
		name: "the creator's own list says of a line that somebody gives it",
		edits: [
			{
				file: "server/features/lists/lists.queries.ts",
				search: "'note', i.note)",
				replace:
					"'note', i.note || case when exists (select from gift_claim c where c.list_id = i.list_id and c.product_id = i.product_id and c.released_at is null) then '.' else '' end)",
			},
		],
		caughtBy: SECRECY,
	},
	{
		name: "a gift that somebody means to give is set aside on the shelf",
		edits: [
			{
				file: "server/db/migrations/0063_gifts.sql",
				search: "	RETURN NEW;\n",
				replace:
					"	UPDATE stock SET reserved = reserved + 1 WHERE variant_id IN (SELECT id FROM variant WHERE product_id = NEW.product_id);\n	RETURN NEW;\n",
			},
		],
		caughtBy: SECRECY,
	},
	{
		name: "a claim counts as a change of the list",
		edits: [
			{
				file: "server/features/lists/claims.service.ts",
				search: "		await requireOpen(deps, tx, listId);\n",
				replace:
					'		await requireOpen(deps, tx, listId);\n		await (await import("./list-changes.queries.ts")).announce(tx, listId, deps.now());\n',
			},
		],
		caughtBy: SECRECY,
	},
	{
		name: "several people give the same thing",
		edits: [
			{
				file: "server/db/migrations/0063_gifts.sql",
				search: "> coalesce(NEW.wanted, 0) THEN",
				replace: "> coalesce(NEW.wanted, 0) + 1 THEN",
			},
		],
		caughtBy: { file: "server/features/lists/claims.test.ts", title: "60 at once for one line: one has it" },
	},
	{
		name: "whoever buys a gift reads where it goes",
		edits: [
			{
				file: "server/features/orders/timeline.service.ts",
				search: "gift: order.gift && { ...order.gift, recipient: null },",
				replace: "",
			},
		],
		caughtBy: {
			file: "server/features/payments/gifts.test.ts",
			title: "its giver sees no address, in order, mail or paper; staff see where it goes",
		},
	},
];
