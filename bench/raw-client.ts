import { connect, type Socket } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");
const NO_ANSWER_MS = 30_000;

/**
 * Reads addresses over kept connections, one request at a time on each. It understands no more of HTTP than the shop's
 * answers need and so takes a fraction of what node:http takes: the load disturbs what it measures less.
 */
export class RawClient {
	private readonly idle: Socket[] = [];
	private readonly host: string;
	private readonly port: number;

	constructor(origin: string) {
		const { hostname, port } = new URL(origin);
		this.host = hostname;
		this.port = Number(port);
	}

	/** The status of the answer, once all of it has come. */
	get(path: string): Promise<number> {
		const socket = this.openIdle() ?? connect(this.port, this.host).setNoDelay(true);
		return new Promise((resolve, reject) => {
			let head = Buffer.alloc(0);
			let status = 0;
			let left = -1;
			const done = (end: () => void) => {
				socket.removeAllListeners();
				socket.setTimeout(0);
				end();
			};
			const fail = (why: string) => {
				done(() => reject(new Error(`${path}: ${why}`)));
				socket.on("error", () => undefined).destroy();
			};
			socket.on("data", (part: Buffer) => {
				if (left >= 0) left -= part.length;
				else {
					head = Buffer.concat([head, part]);
					const end = head.indexOf(HEAD_END);
					if (end < 0) return;
					const text = head.toString("latin1", 0, end);
					status = Number(text.slice(9, 12));
					left =
						Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN) - (head.length - end - HEAD_END.length);
					if (Number.isNaN(left)) return fail("an answer without a length");
				}
				if (left <= 0)
					done(() => {
						this.idle.push(socket);
						resolve(status);
					});
			});
			socket.on("error", ({ message }) => fail(message));
			socket.on("close", () => fail("closed before the answer was whole"));
			socket.setTimeout(NO_ANSWER_MS, () => fail("no answer"));
			socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.host}:${this.port}\r\naccept-encoding: br\r\n\r\n`);
		});
	}

	/** One that the server has not closed meanwhile: of what is asked on a closed one, nobody ever hears. */
	private openIdle(): Socket | undefined {
		for (let socket = this.idle.pop(); socket; socket = this.idle.pop())
			if (socket.readyState === "open") return socket;
		return undefined;
	}

	close(): void {
		for (const socket of this.idle) socket.destroy();
	}
}
