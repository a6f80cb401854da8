import { writeFile } from "node:fs/promises";
import { startStandIn } from "#server/adapters/payments/stand-in/stand-in.ts";

/** The stand-in of the card service in a process of its own, so that its work is nobody's; its keys go to a file. */
export async function standIn({ keysFile }: { keysFile: string }): Promise<string> {
	const { url, publicKey, accessToken, webhookSecret } = await startStandIn({
		host: "127.0.0.1",
		port: undefined,
		dir: undefined,
	});
	await writeFile(keysFile, JSON.stringify({ publicKey, accessToken, webhookSecret }));
	return url;
}
