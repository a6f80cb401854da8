import pg from "pg";
import type { Deps } from "../../deps.ts";
import { CLAIMS_CHANNEL, LIST_CHANNEL, type ListNotice } from "./list-changes.queries.ts";

/** What is done with what is heard: a list changed, or what is given of one. */
type Heard = { list: (notice: ListNotice) => void; claims: (listId: number) => void };

/** One connection per process that hears of changes to lists; open only while somebody wants to know. */
export class ListListener {
	readonly #deps: Pick<Deps, "direct" | "log">;
	readonly #heard: Heard;
	/** The connection was lost: notices may have been missed. */
	readonly #lost: () => void;
	#client: pg.Client | null = null;
	#opening: Promise<pg.Client> | null = null;

	constructor(deps: Pick<Deps, "direct" | "log">, heard: Heard, lost: () => void) {
		this.#deps = deps;
		this.#heard = heard;
		this.#lost = lost;
	}

	async open(): Promise<void> {
		this.#opening ??= this.#connect();
		await this.#opening;
	}

	async close(): Promise<void> {
		const opening = this.#opening;
		this.#client = null;
		this.#opening = null;
		const client = await opening?.catch(() => null);
		await client?.end().catch(() => undefined);
	}

	async #connect(): Promise<pg.Client> {
		const { url, connections } = this.#deps.direct;
		const client = new pg.Client({
			connectionString: url,
			// Given up together with the others when PostgreSQL falls silent.
			stream: connections.stream,
			application_name: "perchero-lists",
			keepAlive: true,
			connectionTimeoutMillis: 2000,
		});
		let isOver = false;
		const lost = () => {
			if (isOver) return;
			isOver = true;
			client.end().catch(() => undefined);
			// Closed on purpose there is nobody left to tell.
			if (this.#client !== client) return;
			this.#client = null;
			this.#opening = null;
			this.#lost();
		};
		client.on("error", lost);
		client.on("end", lost);
		client.on("notification", ({ channel, payload = "" }) => {
			if (channel === CLAIMS_CHANNEL) this.#heard.claims(Number(payload));
			else this.#heard.list(JSON.parse(payload) as ListNotice);
		});
		this.#client = client;
		try {
			await client.connect();
			await client.query(`listen ${LIST_CHANNEL}; listen ${CLAIMS_CHANNEL}`);
			return client;
		} catch (error) {
			this.#deps.log.warn({ err: error }, "cannot hear changes of lists");
			if (this.#client === client) this.#opening = null;
			client.end().catch(() => undefined);
			throw error;
		}
	}
}
