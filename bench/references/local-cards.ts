import { writeFile } from "node:fs/promises";
import { startLocalCards } from "#server/adapters/payments/local/local-cards.ts";

/** The local card provider in a process of its own, so that its work is nobody's; its keys go to a file. */
export async function localCards({ keysFile }: { keysFile: string }): Promise<string> {
	const { url, publicKey, accessToken, webhookSecret } = await startLocalCards({
		host: "127.0.0.1",
		port: undefined,
		dir: undefined,
	});
	await writeFile(keysFile, JSON.stringify({ publicKey, accessToken, webhookSecret }));
	return url;
}
