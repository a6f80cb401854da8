// Runs one of the project's own programs on the pinned Node: node scripts/node.mjs [--built] FILE ARGS…
import { build, install, installToRun, nodePath, run } from "./prepare.mjs";

const args = process.argv.slice(2);
const built = args[0] === "--built";
if (built) args.shift();
// What the shop itself consists of needs no tools for tests.
if (/^(server|demo|build)\//.test(args[0] ?? "")) await installToRun();
else await install();
if (built) await build();
process.exit(await run(nodePath(), args));
