import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { ended, Messages, message, refusal, startupOf, welcome } from "./postgres-wire.ts";

/** What a pooler lets a client say of its session; anything else would have to hold for the next client, too. */
const TAKEN_PARAMETERS = ["user", "database", "application_name", "client_encoding"];
/** Whatever of a session is left when a transaction ends. */
const LEFT_BEHIND = `
	select 'lock ' || objid as left_behind from pg_locks where pid = pg_backend_pid() and locktype = 'advisory'
	union all select 'listens to ' || channel from pg_listening_channels() as channel
	union all select 'sets ' || name from pg_settings where source = 'session'
	union all select 'temporary ' || relname from pg_class where relpersistence = 't'
	union all select 'prepared ' || name from pg_prepared_statements`;

type Backend = { client: pg.Client; socket: Socket };

/**
 * A pooler in transaction mode, as PgBouncer from 1.21 on: each transaction goes to the connection that has waited longest,
 * statements with a name are prepared wherever they are run. What a transaction leaves behind of a session is told.
 */
export class TransactionPooler {
	readonly leftBehind = new Set<string>();
	/** How many transactions it has passed on. */
	passed = 0;
	/** Refuses whoever wants a connection, in these words. */
	refusing: string | undefined;
	private readonly server: Server;
	private readonly clients = new Set<Socket>();
	private readonly free: Backend[] = [];
	private readonly waiting: ((backend: Backend) => void)[] = [];

	private constructor() {
		this.server = createServer((socket) => this.serve(socket));
	}

	static async before(address: string, connections: number): Promise<TransactionPooler> {
		const pooler = new TransactionPooler();
		for (let made = 0; made < connections; made += 1) {
			const client = new pg.Client({ connectionString: address });
			client.on("error", () => {});
			await client.connect();
			const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
			pooler.free.push({ client, socket: stream });
		}
		pooler.server.listen(0, "127.0.0.1");
		await once(pooler.server, "listening");
		return pooler;
	}

	get address(): string {
		return `postgres://shop@127.0.0.1:${(this.server.address() as AddressInfo).port}/shop`;
	}

	async close(): Promise<void> {
		for (const socket of this.clients) socket.destroy();
		this.server.close();
		while (this.free.length > 0) await this.free.pop()?.client.end();
	}

	private serve(near: Socket): void {
		this.clients.add(near);
		near.setNoDelay(true);
		near.on("error", () => {});
		const statements = new Map<string, Buffer>();
		const messages = new Messages("startup");
		let answering: Promise<void> = Promise.resolve();
		let batch: Buffer[] = [];
		let passing: Passing | undefined;
		const giveBack = async () => {
			const given = passing?.backend;
			passing = undefined;
			if (given) await this.giveBack(given);
		};
		near.on("data", (piece: Buffer) => {
			for (const { type, body, whole } of messages.read(piece)) {
				if (type === "startup") {
					if (!this.admit(near, body)) return;
					continue;
				}
				if (type === "X") return void near.end();
				batch.push(...prepared(statements, type, body, whole));
				// What follows belongs to the same question until it is asked to be answered.
				if (type !== "Q" && type !== "S") continue;
				const question = Buffer.concat(batch);
				batch = [];
				answering = answering.then(async () => {
					if (this.refusing) return void near.end(refusal(this.refusing));
					passing ??= new Passing(await this.take());
					if (await passing.ask(question, near)) await giveBack();
				});
			}
		});
		near.on("close", () => {
			this.clients.delete(near);
			answering = answering.then(async () => {
				await passing?.backend.client.query("rollback");
				await giveBack();
			});
		});
	}

	private admit(near: Socket, body: Buffer): boolean {
		const given = startupOf(body);
		if (given === "ssl") {
			near.write("N");
			return true;
		}
		const unknown = Object.keys(given).find((name) => !TAKEN_PARAMETERS.includes(name));
		if (unknown) near.end(refusal(`unsupported startup parameter: ${unknown}`));
		else near.write(welcome);
		return !unknown;
	}

	private take(): Promise<Backend> {
		const backend = this.free.shift();
		return backend ? Promise.resolve(backend) : new Promise((resolve) => this.waiting.push(resolve));
	}

	private async giveBack(backend: Backend): Promise<void> {
		this.passed += 1;
		const { rows } = await backend.client.query<{ left_behind: string }>(LEFT_BEHIND);
		for (const row of rows) this.leftBehind.add(row.left_behind);
		await backend.client.query("discard all");
		const next = this.waiting.shift();
		if (next) next(backend);
		else this.free.push(backend);
	}
}

/** A transaction on its connection. */
class Passing {
	readonly backend: Backend;

	constructor(backend: Backend) {
		this.backend = backend;
	}

	/** Passes a question and its answers on; says whether the transaction is over. */
	async ask(question: Buffer, near: Socket): Promise<boolean> {
		const { socket } = this.backend;
		const messages = new Messages("server");
		const others = socket.listeners("data") as ((piece: Buffer) => void)[];
		socket.removeAllListeners("data");
		const over = new Promise<boolean>((resolve) => {
			socket.on("data", (piece: Buffer) => {
				for (const { type, body, whole } of messages.read(piece)) {
					near.write(whole);
					if (type === "Z") resolve(body.toString() === ended);
				}
			});
		});
		socket.write(question);
		const isOver = await over;
		socket.removeAllListeners("data");
		for (const listen of others) socket.on("data", listen);
		return isOver;
	}
}

/** A statement with a name is sent along, without its name, each time it is run. */
function prepared(statements: Map<string, Buffer>, type: string, body: Buffer, whole: Buffer): Buffer[] {
	const name = body.subarray(0, body.indexOf(0)).toString();
	if (type === "P") {
		if (name === "") return [whole];
		const rest = body.subarray(body.indexOf(0) + 1);
		statements.set(name, rest);
		return [];
	}
	if (type !== "B") return [whole];
	const afterPortal = body.indexOf(0) + 1;
	const end = body.indexOf(0, afterPortal);
	const statement = statements.get(body.subarray(afterPortal, end).toString());
	if (!statement) return [whole];
	const portal = body.subarray(0, afterPortal);
	const unnamed = message("B", Buffer.concat([portal, Buffer.from([0]), body.subarray(end + 1)]));
	return [message("P", Buffer.concat([Buffer.from([0]), statement])), unnamed];
}
