import { connect, type Socket } from "node:net";

export type WireAnswer = { status: number; head: string; body: string };

/** A connection to the shop that sends whatever bytes it is told to. */
export class Wire {
	readonly socket: Socket;
	#text = "";
	readonly #closed: Promise<void>;
	#told: () => void = () => {};

	private constructor(socket: Socket, reads: boolean) {
		this.socket = socket;
		socket.setEncoding("latin1");
		if (reads)
			socket.on("data", (chunk: string) => {
				this.#text += chunk;
				this.#told();
			});
		// A shop that closes the door while somebody still talks is no failure of the talker's.
		socket.on("error", () => undefined);
		this.#closed = new Promise((resolve) =>
			socket.once("close", () => {
				resolve();
				this.#told();
			}),
		);
	}

	/** Without `reads` nothing is taken but what somebody reads from the socket. */
	static open(port: number, { reads = true } = {}): Promise<Wire> {
		return new Promise((resolve, reject) => {
			const socket = connect({ port, host: "127.0.0.1" }, () => resolve(new Wire(socket, reads)));
			socket.once("error", reject);
		});
	}

	send(bytes: string | Buffer): this {
		this.socket.write(bytes);
		return this;
	}

	/** Everything heard until the shop closed the connection. */
	async untilClosed(): Promise<string> {
		await this.#closed;
		return this.#text;
	}

	/** Waits until what was heard fits, or the connection is closed. */
	async heard(pattern: RegExp): Promise<string> {
		while (!pattern.test(this.#text) && !this.socket.closed)
			await new Promise<void>((resolve) => {
				this.#told = resolve;
			});
		return this.#text;
	}

	/** Gone without a word, as when a cable is pulled. */
	abort(): void {
		this.socket.resetAndDestroy();
	}
}

/** The first answer in what was heard; status 0 when the connection was closed without one. */
export function firstAnswer(text: string): WireAnswer {
	const end = text.indexOf("\r\n\r\n");
	const status = Number(text.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0);
	return { status, head: text.slice(0, end), body: end < 0 ? "" : text.slice(end + 4) };
}
