import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What can be wrong with a link. */
export type Trouble =
	/** Everything arrives this much later, each way. */
	| { fault: "latency"; ms: number }
	/** Nothing listens: open connections end, new ones are refused. */
	| { fault: "down" }
	/** Connections are taken and torn at the first byte. */
	| { fault: "reset" }
	/** Connections are taken and nothing comes through, ever: those it has met stay dead also afterwards. */
	| { fault: "timeout" }
	/** The far side's answers trickle. */
	| { fault: "slow"; bytesPerSecond: number }
	/** Every connection breaks after so many bytes of the far side's answers. */
	| { fault: "cut"; afterBytes: number };
export type Fault = Trouble["fault"];

const SLOW_STEP_MS = 20;

type Pair = { near: Socket; far: Socket; dead: boolean; answered: number };

/** Stands before a real service and passes bytes on, well or badly. */
export class FaultyLink {
	private trouble: Trouble | null = null;
	private server: Server | undefined;
	private port = 0;
	private readonly pairs = new Set<Pair>();
	private readonly target: { host: string; port: number };

	private constructor(address: string) {
		const { hostname, port } = new URL(address);
		this.target = { host: hostname, port: Number(port) };
	}

	static async before(address: string): Promise<FaultyLink> {
		const proxy = new FaultyLink(address);
		await proxy.listen();
		return proxy;
	}

	/** The same address, but by way of this proxy. */
	through(address: string): string {
		const url = new URL(address);
		url.hostname = "127.0.0.1";
		url.port = String(this.port);
		// A Unix socket would lead past the proxy.
		url.searchParams.delete("host");
		return url.href.replace(/\/$/, "");
	}

	/** How many connections stand at this moment. */
	get open(): number {
		return this.pairs.size;
	}

	async set(trouble: Trouble): Promise<void> {
		await this.heal();
		this.trouble = trouble;
		if (trouble.fault === "timeout") for (const pair of this.pairs) pair.dead = true;
		if (trouble.fault === "reset") for (const pair of this.pairs) this.end(pair, "reset");
		if (trouble.fault === "down") await this.refuse();
	}

	async heal(): Promise<void> {
		this.trouble = null;
		if (!this.server?.listening) await this.listen();
	}

	async close(): Promise<void> {
		await this.refuse();
	}

	private async listen(): Promise<void> {
		this.server = createServer((near) => this.join(near));
		this.server.listen(this.port, "127.0.0.1");
		await once(this.server, "listening");
		this.port = (this.server.address() as AddressInfo).port;
	}

	private async refuse(): Promise<void> {
		const { server } = this;
		if (!server?.listening) return;
		const closed = once(server, "close");
		server.close();
		for (const pair of this.pairs) this.end(pair);
		await closed;
	}

	private join(near: Socket): void {
		const far = connect(this.target);
		const pair: Pair = { near, far, dead: this.trouble?.fault === "timeout", answered: 0 };
		this.pairs.add(pair);
		for (const socket of [near, far]) {
			socket.setNoDelay(true);
			socket.on("error", () => {});
			socket.on("close", () => this.end(pair));
		}
		this.carry(pair, near, far);
		this.carry(pair, far, near);
	}

	private end(pair: Pair, how?: "reset"): void {
		this.pairs.delete(pair);
		if (how === "reset") pair.near.resetAndDestroy();
		pair.near.destroy();
		pair.far.destroy();
	}

	/** In order, each piece under the trouble of the moment it came in. */
	private carry(pair: Pair, from: Socket, to: Socket): void {
		let carried = Promise.resolve();
		const next = (work: () => unknown) => {
			carried = carried.then(async () => void (await work()));
		};
		from.on("data", (piece: Buffer) => {
			const { trouble } = this;
			if (trouble?.fault === "reset") return this.end(pair, "reset");
			if (pair.dead) return;
			const due = performance.now() + (trouble?.fault === "latency" ? trouble.ms : 0);
			next(async () => {
				if (due > performance.now()) await pause(due - performance.now());
				await this.pass(pair, to, piece, trouble);
			});
		});
		from.on("end", () => next(() => pair.dead || to.end()));
	}

	private async pass(pair: Pair, to: Socket, piece: Buffer, trouble: Trouble | null): Promise<void> {
		if (pair.dead || to.destroyed) return;
		if (trouble?.fault === "cut" && to === pair.near) {
			const left = trouble.afterBytes - pair.answered;
			pair.answered += piece.length;
			if (piece.length <= left) return void to.write(piece);
			return void to.write(piece.subarray(0, left), () => this.end(pair));
		}
		if (trouble?.fault !== "slow" || to !== pair.near) return void to.write(piece);
		const step = Math.max(1, Math.round((trouble.bytesPerSecond * SLOW_STEP_MS) / 1000));
		let at = 0;
		for (; at < piece.length && this.trouble === trouble; at += step) {
			to.write(piece.subarray(at, at + step));
			await pause(SLOW_STEP_MS);
		}
		to.write(piece.subarray(at));
	}
}
