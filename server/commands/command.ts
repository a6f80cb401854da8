import { AppError } from "../errors.ts";
import { StartupError } from "../startup-error.ts";

export const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Runs a command to its end; a reason not to do it is said in one sentence, and the exit code tells. */
export async function command(run: () => Promise<void>): Promise<void> {
	try {
		await run();
	} catch (error) {
		if (!(error instanceof StartupError || error instanceof AppError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 1;
	}
}
