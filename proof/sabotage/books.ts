import { type Sabotage, SHORT_LIFE } from "./sabotage.ts";

const SHOP_SQL = "server/db/migrations/0001_shop.sql";

export const books: readonly Sabotage[] = [
	{
		name: "UNIQUE dropped: a client may review a product twice",
		edits: [{ file: SHOP_SQL, search: 'UNIQUE("product_id","client_id"),', replace: 'UNIQUE("id","client_id"),' }],
		caughtBy: {
			file: "server/features/reviews/create-review.test.ts",
			title: "the same review sent many times at once is written once",
		},
	},
	{
		name: "CHECK dropped: more may be reserved than there is",
		edits: [
			{
				file: SHOP_SQL,
				search: 'CHECK ("stock"."reserved" <= "stock"."on_hand")',
				replace: 'CHECK ("stock"."reserved" <= "stock"."on_hand" + 1)',
			},
		],
		caughtBy: { file: "server/db/constraints.test.ts", title: "%s refuses" },
	},
	{
		name: "a browser's cart is merged again and again",
		edits: [
			{
				file: "server/features/carts/carts.queries.ts",
				search: "return (rowCount ?? 0) > 0;",
				replace: "return rowCount !== undefined;",
			},
		],
		caughtBy: {
			file: "server/features/carts/carts.test.ts",
			title: "adds to the stored cart once per merge id, also when sent many times at once",
		},
	},
	{
		name: "an old version overwrites a newer one",
		edits: [
			{
				file: "server/features/products/edit-product.service.ts",
				search: 'if (version !== undefined && version !== before.version) return "stale";',
				replace: "void version;",
			},
		],
		caughtBy: {
			file: "server/features/products/change-products.test.ts",
			title: "of two who change the same version one wins, the other gets the current product",
		},
	},
	{
		name: "kept answers are not dropped",
		edits: [
			{
				file: "server/cache/change.ts",
				search: "for (const { id, tags } of notices) deps.cache.drop(tags, id);",
				replace: "",
			},
		],
		caughtBy: SHORT_LIFE,
	},
	{
		name: "a list is changed without holding it",
		edits: [
			{
				file: "server/features/lists/lists.queries.ts",
				search: 'from(list).where(eq(list.id, listId)).for("no key update");',
				replace: "from(list).where(eq(list.id, listId));",
			},
		],
		caughtBy: {
			file: "server/features/lists/lists.test.ts",
			title: "a product is once in a list, also after 50 parallel adds",
		},
	},
];
