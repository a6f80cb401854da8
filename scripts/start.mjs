// npm start and npm run dev: from a bare clone to an open shop.
import { build, installToRun, nodePath, run } from "./prepare.mjs";
import { serverEnvironment } from "./run.mjs";

const startedAt = Date.now();
const developing = process.argv.includes("--dev");
const sources = ["server", "core", "demo"].map((folder) => `--watch-path=${folder}`);
await installToRun();
if (!developing) await build();
const program = developing ? [...sources, "--watch-preserve-output", "server/main.ts"] : ["build/shop/main.js"];
const args = [...program, `--started-at=${startedAt}`, ...process.argv.slice(2)];
process.exit(
	await run(nodePath(), args, { ...serverEnvironment, NODE_ENV: developing ? "development" : "production" }),
);
