import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** What every page needs travels in two files instead of dozens: fewer requests, better compression. */
const shared = [
	{
		name: "react",
		test: /node_modules\/(react|react-dom|react-router|scheduler|react-redux|@reduxjs|redux|immer|reselect|use-sync-external-store|lucide-react)\//,
		minShareCount: 2,
	},
	{
		name: "frame",
		// The menus of actions bring a library that visitors never need.
		test: /\/(web\/(ui\/(?!action-menu)|layout|store|brand)|core\/rules|core\/messages|web\/shop\/[\w-]+\.ts)/,
		minShareCount: 2,
	},
];

const QUIET_ZOD = "\0zod-without-eval";

/** In browsers Zod does not try whether it may make code at run time: it may not, and the page's policy would report the try. */
const zodWithoutEval: Plugin = {
	name: "zod-without-eval",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "client",
	resolveId: (id, importer) => (id === "zod" && importer !== QUIET_ZOD ? QUIET_ZOD : undefined),
	load: (id) => (id === QUIET_ZOD ? 'import { z } from "zod"; z.config({ jitless: true }); export { z };' : undefined),
};

export default defineConfig({
	plugins: [zodWithoutEval, tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0, sourcemap: false },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } } },
});
