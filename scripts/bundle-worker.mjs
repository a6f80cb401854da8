// The worker of the pages, and the one that takes its place where the shop wants none: one file each, for every language.
import { build } from "vite";
import { at } from "./files.mjs";

for (const name of ["worker", "leaving-worker"]) {
	await build({
		configFile: false,
		root: at(),
		publicDir: false,
		logLevel: "error",
		build: {
			outDir: at("build", "worker"),
			emptyOutDir: false,
			rolldownOptions: {
				input: at("web", "worker", `${name}.ts`),
				output: { format: "iife", entryFileNames: `${name}.js` },
			},
		},
	});
}
