import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import S3rver from "s3rver";
import { SMTPServer } from "smtp-server";
import { startLocalCards } from "#server/adapters/payments/local/local-cards.ts";

/** The services of others that the shops of a trial need: a card service, a mail server that takes everything, a bucket. */
const [address = "", folder = ""] = process.argv.slice(2);

const { publicKey, accessToken, webhookSecret } = await startLocalCards({ host: address, port: 9100, dir: undefined });
new SMTPServer({
	authOptional: true,
	disabledCommands: ["AUTH", "STARTTLS"],
	onData: (stream, _session, done) => void stream.resume().on("end", () => done()),
}).listen(2525, address);
await new S3rver({
	address,
	port: 9000,
	directory: join(folder, "bucket"),
	silent: true,
	configureBuckets: [{ name: "pictures" }],
}).run();
// Written last: whoever finds it finds all three.
await writeFile(join(folder, "cards.json"), JSON.stringify({ publicKey, accessToken, webhookSecret }));
