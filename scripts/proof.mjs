// npm run proof: what takes longer to show than a change takes to write: random life, attacks, faults, operations,
// histories, killed processes, attacks and an owner's own shop in a browser, mutants of the rules. `npm run proof -- PART…` runs some: `life`,
// `attacks/fuzz`, `browser`, `mutants`.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { at, filesBelow } from "./files.mjs";
import { build, buildCrashShop, giveUp, install } from "./prepare.mjs";
import { runMutants, runPlaywright, runTier, runVitest } from "./test-stages.mjs";

/** Parts that are no folder of proof/. */
const OTHERS = ["browser", "mutants"];
/** Every folder of proof/ that holds tests. */
const FOLDERS = readdirSync(at("proof")).filter((folder) =>
	filesBelow(at("proof", folder)).some((file) => file.endsWith(".test.ts")),
);
/** Their files open, disturb and kill processes; one that fails is run once more, alone. */
const SECOND_TRY = /^proof\/(faults|operations|kills)\//;

/** One more than there are processors: killed shops, slow senders and faults mostly wait. */
const WORKERS = `--maxWorkers=${availableParallelism() + 1}`;

const wanted = process.argv.slice(2);
for (const part of wanted) {
	const [folder] = part.split("/");
	if (!OTHERS.includes(part) && !FOLDERS.includes(folder)) {
		giveUp(`There is no part "${part}"; there are ${[...FOLDERS, ...OTHERS].join(", ")}.`);
	}
}
await install();
await build();
if (wanted.length === 0 || wanted.some((part) => part.startsWith("kills"))) await buildCrashShop();

const folders = wanted.filter((part) => !OTHERS.includes(part)).map((part) => `proof/${part}`);
const isWanted = (part) => wanted.length === 0 || wanted.includes(part);
const stages = [];
if (wanted.length === 0 || folders.length > 0)
	stages.push({
		name: folders.join(", ") || "shop",
		work: (reports) => runVitest(reports, ["proof"], folders, SECOND_TRY, [WORKERS]),
	});
if (isWanted("browser"))
	stages.push({
		name: "attacks and an owner's shop in a browser",
		work: (reports) => runPlaywright(reports, ["attacks", "own shop"]),
	});
if (isWanted("mutants")) stages.push({ name: "mutants of the rules", work: runMutants });
await runTier(stages);
