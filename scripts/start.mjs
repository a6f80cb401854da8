// npm start and npm run dev: from a bare clone to an open shop.
import { build, installToRun, nodePath, run } from "./prepare.mjs";

const startedAt = Date.now();
const developing = process.argv.includes("--dev");
installToRun();
if (!developing) build();
const watch = developing
	? ["--watch-path=server", "--watch-path=core", "--watch-path=demo", "--watch-preserve-output"]
	: [];
const args = [...watch, "server/main.ts", `--started-at=${startedAt}`, ...process.argv.slice(2)];
process.exit(await run(nodePath(), args, { NODE_ENV: developing ? "development" : "production" }));
