// npm run proof: what takes longer to show than a change takes to write: random life, attacks, faults, operations,
// histories, killed processes, mutants of the rules. `npm run proof -- PART…` runs some: `life`, `attacks/fuzz`, `mutants`.
import { availableParallelism } from "node:os";
import { build, giveUp, install } from "./prepare.mjs";
import { runMutants, runTier, runVitest } from "./test-stages.mjs";

const FOLDERS = ["life", "attacks", "faults", "operations", "histories", "kills", "sabotage"];
/** Their files open, disturb and kill processes; one that fails is run once more, alone. */
const SECOND_TRY = /^proof\/(faults|operations|kills)\//;

/** One more than there are processors: killed shops, slow senders and faults mostly wait. */
const WORKERS = `--maxWorkers=${availableParallelism() + 1}`;

const wanted = process.argv.slice(2);
for (const part of wanted) {
	const [folder] = part.split("/");
	if (part !== "mutants" && !FOLDERS.includes(folder)) {
		giveUp(`There is no part "${part}"; there are ${FOLDERS.join(", ")} and mutants.`);
	}
}
await install();
await build();

const folders = wanted.filter((part) => part !== "mutants").map((part) => `proof/${part}`);
const stages = [];
if (wanted.length === 0 || folders.length > 0)
	stages.push({
		name: wanted.join(", ") || "shop",
		work: (reports) => runVitest(reports, ["proof"], folders, SECOND_TRY, [WORKERS]),
	});
if (wanted.length === 0 || wanted.includes("mutants")) stages.push({ name: "mutants of the rules", work: runMutants });
await runTier(stages);
