// .ci/run: everything that must hold before a change lands. All three run whatever the others say; the last line counts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./prepare.mjs";
import { closingLines, explained, failure, resultsIn } from "./test-results.mjs";

const folder = mkdtempSync(join(tmpdir(), "perchero-ci-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const check = await run(process.execPath, ["scripts/check.mjs"]);
const results = [
	check === 0
		? { name: "npm run check", file: "", passed: true, seconds: 0, message: "" }
		: failure("npm run check", "See its output above."),
];
for (const tier of ["test", "proof"]) {
	const file = join(folder, `${tier}.json`);
	const code = await run(process.execPath, [`scripts/${tier}.mjs`], { RESULTS_FILE: file });
	results.push(
		...explained(
			tier,
			code,
			resultsIn(file, (list) => list),
		),
	);
}
console.log(["", ...closingLines(results)].join("\n"));
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
