import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page needs travels in two files instead of dozens: fewer requests, better compression. */
const shared = [
	{
		name: "react",
		test: /node_modules\/(react|react-dom|react-router|scheduler|react-redux|@reduxjs|redux|immer|reselect|use-sync-external-store|lucide-react)\//,
		minShareCount: 2,
	},
	{
		name: "frame",
		test: /\/(web\/(ui|layout|store|brand)|core\/rules|core\/messages|web\/shop\/[\w-]+\.ts)/,
		minShareCount: 2,
	},
];

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0, sourcemap: false },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } } },
});
