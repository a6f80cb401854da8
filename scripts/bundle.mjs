// Puts the server, its commands and the built pages into few files: a start reads those instead of a thousand. `crash-shop`
// does the same with the shop that the tests of proof/kills kill.
import { build } from "vite";
import { at, LANGUAGES } from "./files.mjs";

/** One file each in build/shop. */
const shop = {
	main: at("server", "main.ts"),
	...Object.fromEntries(
		LANGUAGES.map((language) => [`pages-${language}`, at("build", "pages", language, "server", "index.js")]),
	),
	staff: at("server", "commands", "staff.ts"),
	audit: at("server", "commands", "audit.ts"),
	archive: at("server", "commands", "archive.ts"),
	backup: at("server", "commands", "backup.ts"),
	restore: at("server", "commands", "restore.ts"),
	reset: at("server", "commands", "reset.ts"),
	demo: at("demo", "main.ts"),
};
const bundles = { shop, "crash-shop": { "crash-shop": at("proof", "kills", "crash-shop.ts") } };
const [name = ""] = process.argv.slice(2);

/** Machine code, which stays a package of its own; Vite itself is only used while developing. */
const packages = ["sharp", "@node-rs/argon2", "vite"];

await build({
	configFile: false,
	root: at(),
	publicDir: false,
	logLevel: "error",
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	ssr: { noExternal: true, external: packages },
	build: {
		ssr: true,
		outDir: at("build", name),
		emptyOutDir: true,
		target: "node24",
		minify: false,
		rolldownOptions: {
			input: bundles[name],
			output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
		},
	},
});
