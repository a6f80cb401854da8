import { type FileHandle, mkdir, open, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

type Refund = { id: number; key: string; amount: number; createdAt: string };
export type LocalPayment = {
	id: number;
	key: string;
	status: string;
	detail: string;
	amount: number;
	reference: string;
	notificationUrl: string | null;
	methodId: string;
	issuerId: string;
	installments: number;
	description: string;
	payer: object;
	card: { firstSix: string; lastFour: string; cardholder: string; expirationMonth: number; expirationYear: number };
	createdAt: string;
	updatedAt: string;
	approvedAt: string | null;
	refunds: Refund[];
};

const FIRST_ID = 1_320_000_001;

/** The payments of the local card provider: in memory, and line by line in a file, so that a killed server forgets no charge. */
export class Journal {
	private readonly byId = new Map<number, LocalPayment>();
	private readonly byKey = new Map<string, LocalPayment>();
	private readonly byReference = new Map<string, LocalPayment[]>();
	private nextId = FIRST_ID;
	private written: Promise<unknown> = Promise.resolve();
	private file: FileHandle | undefined;

	/** Without a folder it remembers for as long as the process lives. A file with lines that cannot be read is set aside, and its whole lines go on. */
	static async open(dir: string | undefined, say: (sentence: string) => void): Promise<Journal> {
		const journal = new Journal();
		if (!dir) return journal;
		await mkdir(dir, { recursive: true });
		const path = join(dir, "payments.jsonl");
		const text = await readFile(path, "utf8").catch(() => "");
		const lines = text.split("\n").filter((line) => line !== "");
		const payments = lines.map(parsed).filter((payment) => payment !== undefined);
		for (const payment of payments) journal.remember(payment);
		const torn = lines.length - payments.length;
		if (torn > 0) {
			await writeFile(`${path}.torn`, text);
			say(
				`${path} had ${torn} torn line${torn === 1 ? "" : "s"}: the file is set aside as ${path}.torn, and the ${payments.length} whole ones go on.`,
			);
		}
		await writeFile(
			`${path}.new`,
			[...journal.byId.values()].map((payment) => `${JSON.stringify(payment)}\n`).join(""),
		);
		await rename(`${path}.new`, path);
		journal.file = await open(path, "a");
		return journal;
	}

	newId(): number {
		return this.nextId++;
	}

	get(id: number): LocalPayment | undefined {
		return this.byId.get(id);
	}

	withKey(key: string): LocalPayment | undefined {
		return this.byKey.get(key);
	}

	withReference(reference: string): LocalPayment[] {
		return this.byReference.get(reference) ?? [];
	}

	newest(count: number): LocalPayment[] {
		return [...this.byId.values()].slice(-count).reverse();
	}

	/** Known at once; settled when it is also in the file. */
	async put(payment: LocalPayment): Promise<void> {
		this.remember(payment);
		const { file } = this;
		if (!file) return;
		const line = `${JSON.stringify(payment)}\n`;
		this.written = this.written.then(() => file.appendFile(line));
		await this.written;
	}

	async close(): Promise<void> {
		await this.written.catch(() => undefined);
		await this.file?.close();
	}

	private remember(payment: LocalPayment): void {
		this.byId.set(payment.id, payment);
		this.byKey.set(payment.key, payment);
		this.nextId = Math.max(this.nextId, payment.id + 1, ...payment.refunds.map(({ id }) => id + 1));
		const others = this.withReference(payment.reference).filter(({ id }) => id !== payment.id);
		this.byReference.set(payment.reference, [payment, ...others]);
	}
}

/** What the journal itself needs of a line; the rest is as it was written. */
const Line = z.looseObject({
	id: z.number(),
	key: z.string(),
	reference: z.string(),
	refunds: z.array(z.looseObject({ id: z.number() })),
});

function parsed(line: string): LocalPayment | undefined {
	try {
		return Line.parse(JSON.parse(line)) as unknown as LocalPayment;
	} catch {
		return undefined;
	}
}
