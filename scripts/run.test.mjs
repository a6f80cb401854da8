import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";

const RUN = JSON.stringify(new URL("./run.mjs", import.meta.url).href);
/** Starts another program, which writes to the same output until it ends, and says so. */
const STARTER = `
	require("node:child_process").spawn("sleep", ["600"], { stdio: "inherit" }).on("spawn", () => console.log("begun"));`;

/** A command that runs two programs, one after the other. Its output is closed once nobody can write to it any more. */
function command() {
	const twice = `
		import { runWithOthers } from ${RUN};
		const starter = ${JSON.stringify(STARTER)};
		await runWithOthers(process.execPath, ["--eval", starter]);
		await runWithOthers("echo", ["the second"]);`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", twice], {
		stdio: ["ignore", "pipe", "ignore"],
		detached: true,
	});
	onTestFinished(() => {
		if (child.exitCode === null) process.kill(-child.pid, "SIGKILL");
	});
	return child;
}

test.each([
	["SIGTERM", 143],
	["SIGINT", 130],
])("%s to a command ends what its program has started, and begins nothing after it", async (signal, code) => {
	const child = command();
	let said = "";
	child.stdout.on("data", (piece) => (said += piece));
	while (!said.includes("begun")) await once(child.stdout, "data");
	child.kill(signal);
	expect(await once(child, "close")).toEqual([code, null]);
	expect(said).toBe("begun\n");
});

test("a program that fails unseen is shown with the sentence", async () => {
	const failing = `
		import { runUnseen } from ${RUN};
		await runUnseen("sh", ["-c", "echo in vain; exit 3"], "It could not be done.");
		console.log("went on");`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", failing], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (said += piece));
	expect(await once(child, "close")).toEqual([1, null]);
	expect(said).toBe("in vain\n\nIt could not be done.\n");
});
