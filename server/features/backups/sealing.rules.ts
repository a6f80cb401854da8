import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { StartupError } from "../../startup-error.ts";

const CIPHER = "aes-256-gcm";
/** What a sealed file begins with; nothing else that is written begins so. */
const MARK = Buffer.from("SEALED1\n");
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a file for whoever has the key, under its name: put under another one it no longer opens. */
export function seal(key: Buffer | undefined, file: string, bytes: Buffer): Buffer {
	if (!key) return bytes;
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(file));
	const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
	return Buffer.concat([MARK, iv, cipher.getAuthTag(), text]);
}

/** With a key only what was sealed with it is taken, so that nobody slips in a file of their own. */
export function unseal(key: Buffer | undefined, file: string, bytes: Buffer): Buffer {
	const isSealed = bytes.subarray(0, MARK.length).equals(MARK);
	if (!isSealed && !key) return bytes;
	if (!isSealed) throw new StartupError(`${file} is not encrypted: take BACKUP_KEY away to read a backup without one.`);
	if (!key) throw new StartupError("This backup is encrypted: set BACKUP_KEY to the key it was written with.");
	const [from, text] = [MARK.length + IV_BYTES, MARK.length + IV_BYTES + TAG_BYTES];
	try {
		const cipher = createDecipheriv(CIPHER, key, bytes.subarray(MARK.length, from)).setAAD(Buffer.from(file));
		cipher.setAuthTag(bytes.subarray(from, text));
		return Buffer.concat([cipher.update(bytes.subarray(text)), cipher.final()]);
	} catch {
		throw new StartupError(`${file} does not open: BACKUP_KEY is another one, or the file was changed.`);
	}
}

export const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
