import { sabotages } from "./all.ts";
import { type Counts, Workbench } from "./workbench.ts";

/**
 * npm run sabotage [-- PART OF A NAME]: does small harm to a copy of the shop, one after the other, and shows that a test
 * notices each. Fails when one is not noticed, or when a test fails without any harm.
 */
const [part = ""] = process.argv.slice(2);
const chosen = sabotages.filter(({ name }) => name.includes(part));
const bench = await Workbench.open();
try {
	const healthy = await bench.test(chosen);
	console.log(`without sabotage: ${healthy.passed} passed, ${healthy.failed} failed`);
	let survived = 0;
	for (const sabotage of chosen) {
		const verdict = verdictOn(await bench.with(sabotage, () => bench.test([sabotage])));
		if (verdict !== "caught") survived += 1;
		console.log(
			`${verdict.padEnd(10)} ${sabotage.name}\n           by ${sabotage.caughtBy.file}: ${sabotage.caughtBy.title}`,
		);
	}
	console.log(`\n${chosen.length - survived} of ${chosen.length} sabotages caught`);
	process.exitCode = survived === 0 && healthy.failed === 0 && healthy.passed > 0 ? 0 : 1;
} finally {
	await bench.close();
}

/** A test that did not run, because the harm keeps the code from being loaded, notices nothing. */
function verdictOn({ passed, failed }: Counts): "caught" | "SURVIVED" | "NOT RUN" {
	if (failed > 0) return "caught";
	return passed > 0 ? "SURVIVED" : "NOT RUN";
}
