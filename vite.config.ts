import { existsSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** What only staff ask the shop for; no shopper loads it. */
const OF_STAFF =
	/\/core\/(calls\/(archive|audit|changes|discounts|images|offers|product-files|searches|settings|size-systems|staff-accounts|statistics|upkeep)|rules\/staff-[a-z]+)\.ts/;

/** What every page needs travels in two files instead of dozens: fewer requests, better compression. */
const shared = [
	{
		name: "react",
		test: /node_modules\/(react|react-dom|react-router|scheduler|redux)\//,
	},
	{ name: "frame", test: isInFrame, minShareCount: 2 },
	{ name: "staff", test: OF_STAFF, minShareCount: 2 },
];

const FRAME =
	/\/(web\/(layout|facts|refusals|store|brand|ui|api|account\/(session|log-out|next-place))|core\/(calls|rules|languages|plural|messages\/sizes)|web\/shop\/([\w.-]+\.ts|lists\/(pending-save|use-lists|parts\/heart)|cart\/(change|stored))|node_modules\/lucide-react)|preload-helper/;
/** Shared by forms or by single screens, or with a library that visitors never need. */
const NOT_IN_FRAME =
	/\/(layout\/browse\/(?!browse-id)[\w.-]+|store\/gift-shapes|shop\/(shared-link|tell-visit)[\w.]*|ui\/(care-sign|field|page-window|pagination|password-field|qr-code|use-alert-then|action-menu|linked|emphasised)|rules\/(accent|api-scopes|calendar|care|client|checkout|delivery|discount|fabric|figure-range|fit-votes|garment-groups|gifts|installments|length-units|list-news|listed-values|luhn|measurements|names|notes|offer|offline|order-address|order-filters|order-search|order-status|order-sums|papers|payment-status|picker|picture-views|product-details|product-state|provinces|qr-code|refunds|return-states|returns|review-photos|review-reports|seasons|shipments|size-advice|sizes|test-cards|texts|translations|typed-phone|typed-price|visit-steps|webhooks|zip-codes)|calls\/(auth|gifts|link-orders|identities|keys|notes|order-views|orders|papers|passkeys|payments|returns|reviews|second-factors|selectors|stock|stock-alerts|visits|webhooks)|icons\/(arrow-(down|up)|bell(-ring)?|chevron-(first|last)|eye(-off)?|minus|plus|rotate-ccw|trash|truck|download))\.([jt]sx?|mjs)/;

function isInFrame(file: string): boolean {
	return FRAME.test(file) && !NOT_IN_FRAME.test(file) && !OF_STAFF.test(file);
}

/** Every page carries the names of all files: a route's file goes by its sum alone. */
const named = new Set(shared.map(({ name }) => name));
const fileName = ({ name }: { name: string }) => `assets/${named.has(name) ? "[name]-" : ""}[hash].js`;
const output = { codeSplitting: { groups: shared }, entryFileNames: fileName, chunkFileNames: fileName };

const QUIET_ZOD = "\0zod-without-eval";

/** In browsers Zod does not try whether it may make code at run time: it may not, and the page's policy would report the try. */
const zodWithoutEval: Plugin = {
	name: "zod-without-eval",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "client",
	resolveId: (id, importer) => (id === "zod" && importer !== QUIET_ZOD ? QUIET_ZOD : undefined),
	load: (id) => (id === QUIET_ZOD ? 'import { z } from "zod"; z.config({ jitless: true }); export { z };' : undefined),
};

/** An icon as the shop uses it: its lines, a size by class, no context. */
const SMALL_ICON = `import { createElement } from "react";
const look = { width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round", "aria-hidden": "true" };
export default ({ node }) => (props) => createElement("svg", { ...look, ...props }, node.map(([tag, attributes]) => createElement(tag, attributes)));`;

/** Built pages draw Lucide's icons without what Lucide can do besides, which is more code than all the icons of a page. */
const smallIcons: Plugin = {
	name: "small-icons",
	apply: "build",
	config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
	load: (id) => (id.endsWith("/lucide-react/dist/esm/createLucideIcon.mjs") ? SMALL_ICON : undefined),
};

const CALLS = /\/core\/calls\/(?!call\.ts$)[\w-]+\.ts$/;
const ASKED_BY_THE_SHOP =
	/\b(access|contentType|countsItself|kept|limit|names|right|scope|self|status|stepUp|upload|withoutSecondFactor): ("[^"]*"|true|null|\d+),?\s*/g;

/** A browser needs where a call goes; who may make it and how often is asked by the shop. */
const callsInShort: Plugin = {
	name: "calls-in-short",
	apply: "build",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "client",
	transform: (code, id) => (CALLS.test(id) ? code.replace(ASKED_BY_THE_SHOP, "") : undefined),
};

const language = process.env.SHOP_LANGUAGE ?? "en";
const MESSAGES = /([./]messages\.en|\/core\/messages(\/[\w-]+)?)\.ts$/;

/** Code names the English messages; the build of another language takes that one's, and stops where there are none. */
const messagesOfLanguage: Plugin = {
	name: "messages-of-language",
	enforce: "pre",
	async resolveId(id, importer, options) {
		// A file of the language itself means the one it names.
		if (language === "en" || importer?.endsWith(`.${language}.ts`) || !/messages/.test(id)) return;
		const named = await this.resolve(id, importer, { ...options, skipSelf: true });
		if (!named || !MESSAGES.test(named.id)) return named;
		const wanted = named.id.replace(/(\.en)?\.ts$/, `.${language}.ts`);
		return existsSync(wanted) ? wanted : this.error(`${named.id} is not there in the language ${language}`);
	},
};

export default defineConfig({
	plugins: [messagesOfLanguage, zodWithoutEval, smallIcons, callsInShort, tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0, sourcemap: false },
	environments: { client: { build: { rolldownOptions: { output } } } },
});
