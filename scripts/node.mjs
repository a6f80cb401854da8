// Runs one of the project's own TypeScript programs on the pinned Node: node scripts/node.mjs [--built] FILE ARGS…
import { build, install, nodePath, run } from "./prepare.mjs";

const args = process.argv.slice(2);
install();
if (args[0] === "--built") {
	args.shift();
	build();
}
process.exit(await run(nodePath(), args));
