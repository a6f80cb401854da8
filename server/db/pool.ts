import pg from "pg";

/** Beyond this, waiting for a connection would only end in being refused later. */
const MOST_WAITING = 1_000;

/** PostgreSQL's own code for having no connection left. */
class TooManyWait extends Error {
	readonly code = "53300";

	constructor() {
		super("too many wait for a connection already");
	}
}

type Connected = (
	error: Error | undefined,
	client: pg.PoolClient | undefined,
	done: (release?: unknown) => void,
) => void;

/** A pool that refuses at once when too many wait already, and that can be filled before anybody needs it. */
export class BoundedPool extends pg.Pool {
	override connect(): Promise<pg.PoolClient>;
	override connect(connected: Connected): void;
	override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
		const problem = this.waitingCount < MOST_WAITING ? undefined : new TooManyWait();
		if (!connected) return problem ? Promise.reject(problem) : super.connect();
		if (problem) connected(problem, undefined, () => {});
		else super.connect(connected);
		return undefined;
	}
	/**
	 * Opens every connection, one after another: on a busy machine that takes longer than a request may wait. What cannot
	 * be opened now is when it is needed.
	 */
	async fill(): Promise<void> {
		const opened: pg.PoolClient[] = [];
		try {
			while (opened.length < this.options.max) opened.push(await this.connect());
		} catch {
			// A PostgreSQL that lets fewer in serves those it has.
		} finally {
			for (const client of opened) client.release();
		}
	}
}
