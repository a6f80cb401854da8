import type { Sabotage } from "./sabotage.ts";

const BOUNDS = "server/http/bounds.ts";
const ROUTE = "server/http/route.ts";

/** The faults of requests, pages and the process that an outside attack found (docs/reliability.md), brought back. */
export const attacksOverHttp: readonly Sabotage[] = [
	{
		name: "A1: a path of any length is looked for",
		edits: [
			{
				file: BOUNDS,
				search: ' || path.length > BOUNDS.path || path.split("/").length - 1 > BOUNDS.segments',
				replace: "",
			},
		],
		caughtBy: {
			file: "server/http/bounds.test.ts",
			title: "A1: a path of up to 512 characters and 20 segments is looked for, a longer one is not found",
		},
	},
	{
		name: "A2: a text is normalised before it is measured",
		edits: [
			{
				file: "core/contract/fields.ts",
				search: "bounded(max * LONGER_AS_TYPED, message, tooLong).trim()",
				replace: "z.string(message).trim()",
			},
		],
		caughtBy: {
			file: "core/contract/bounded.test.ts",
			title: "A2: every text that comes in is measured before anything else looks at it",
		},
	},
	{
		name: "A6: what cannot be understood uses up everybody's limit",
		edits: [
			{
				file: ROUTE,
				search:
					"const input = await parse();\n\t\tif (limit && !countsItself) await takeAddressLimit(deps, limit, ip);",
				replace: "if (limit) await takeAddressLimit(deps, limit, ip);\n\t\tconst input = await parse();",
			},
		],
		caughtBy: {
			file: "server/features/sessions/guessing.test.ts",
			title: "A6: what cannot be understood counts against nobody",
		},
	},
	{
		name: "A7: keys are outside the memory bound",
		edits: [{ file: "server/cache/last-answers.ts", search: " + key.length * KEY_BYTES_PER_CHARACTER", replace: "" }],
		caughtBy: { file: "server/cache/answer-cache.test.ts", title: "A7: long keys count in the memory bound" },
	},
	{
		name: "A8: readers who never read are never cut",
		edits: [
			{
				file: "server/app.ts",
				search: ".setTimeout(QUIET_MS + deps.config.paymentTimeoutMs, cutConnection)",
				replace: "",
			},
			{ file: "server/http/slow-readers.ts", search: "looking ??= setInterval(look, LOOK_MS).unref();", replace: "" },
		],
		caughtBy: {
			file: "proof/attacks/raw-http-slow.test.ts",
			title: "A8: 60 who ask for much and never read are cut, and who reads gets everything meanwhile",
		},
	},
	{
		name: "A12: a page is rendered from what it does not read",
		edits: [
			{
				file: "server/pages/page-key.ts",
				search: ".filter(([name]) => isManifest || reads.has(name))",
				replace: "",
			},
		],
		caughtBy: {
			file: "server/pages/page-key.test.ts",
			title: "A12: what a page does not read is not in the address it is rendered from",
		},
	},
	{
		name: "A13: any method is let through",
		edits: [{ file: BOUNDS, search: "!METHODS.has(method) || ", replace: "" }],
		caughtBy: { file: "server/http/bounds.test.ts", title: "A13: a method that no page or call knows is not found" },
	},
	{
		name: "A14: a torn file of the local card provider stops every start",
		edits: [
			{
				file: "server/adapters/payments/local/kept-keys.ts",
				search: "Kept.safeParse(parsed(text))",
				replace: "{ success: true, data: Kept.parse(JSON.parse(text)) }",
			},
		],
		caughtBy: {
			file: "server/adapters/payments/local/kept-keys.test.ts",
			title: "A14: a file that is %s is set aside, named in one sentence and made anew",
		},
	},
	{
		name: "A15: connections that browsers hold open hold a closing shop",
		edits: [{ file: "server/shop.ts", search: "connections.endWhenIdle();", replace: "" }],
		caughtBy: {
			file: "proof/operations/closing.test.ts",
			title: "A15: a closing shop lets go of who asks nothing, and answers who asked",
		},
	},
	{
		name: "A16: the policy allows whatever script the page holds",
		edits: [{ file: "server/pages/own-scripts.ts", search: "<script(?=[^>]*", replace: "<script(?=[^>]*|" }],
		caughtBy: {
			file: "server/pages/own-scripts.test.ts",
			title: "A16: only the scripts the renderer wrote are named, whatever else got into the page",
		},
	},
	{
		name: "A19: what is wrong is told before who asks",
		edits: [
			{
				file: ROUTE,
				search: 'if (endpoint.access !== "self-or-token") checkAccess(endpoint, actor, request);',
				replace: "",
			},
			{
				file: ROUTE,
				search: "const actor = actors.get(request) ?? VISITOR;",
				replace: "const actor = actors.get(request) ?? VISITOR; parseInput(endpoint, partsOf(request));",
			},
		],
		caughtBy: {
			file: "server/http/http.test.ts",
			title: "A19: of a body comes after the question who asks, whatever is wrong with it",
		},
	},
];
