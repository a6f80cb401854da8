import { Socket } from "node:net";

/** Carries the code of a lost connection, so that it is answered like one. */
class DatabaseSilent extends Error {
	readonly code = "08006";

	constructor() {
		super("PostgreSQL does not answer");
		this.name = "DatabaseSilent";
	}
}

/** What is written to it in one turn leaves in one piece: each further piece would cost a call of the system. */
class GatheringSocket extends Socket {
	private gathers = false;

	override write(...given: unknown[]): boolean {
		if (!this.gathers) {
			this.gathers = true;
			this.cork();
			process.nextTick(() => {
				this.gathers = false;
				this.uncork();
			});
		}
		return super.write(...(given as Parameters<Socket["write"]>));
	}
}

/**
 * The connections of this process to PostgreSQL. When it falls silent, whoever waits on any of them is told at once, and
 * new ones fail at once until it answers again.
 */
export class Connections {
	private readonly open = new Set<Socket>();
	private heardBefore = 0;
	private silent = false;
	/** Those that lead through a pooler to the PostgreSQL these lead to. */
	private readonly beyond = new Set<Connections>();
	private readonly server: Connections | undefined;

	/** Connections through a pooler are silent also when the PostgreSQL behind it is. */
	constructor(server?: Connections) {
		this.server = server;
		server?.beyond.add(this);
	}

	/** For the option `stream` of pg: a new connection that is known here until it closes. */
	readonly stream = (): Socket => {
		const socket = new GatheringSocket();
		this.open.add(socket);
		socket.once("close", () => {
			this.open.delete(socket);
			this.heardBefore += socket.bytesRead;
		});
		if (this.silent || this.server?.silent) process.nextTick(() => socket.destroy(new DatabaseSilent()));
		return socket;
	};

	/** How many bytes PostgreSQL has sent so far: while it grows, PostgreSQL is there. */
	get heard(): number {
		let bytes = this.heardBefore;
		for (const socket of this.open) bytes += socket.bytesRead;
		return bytes;
	}

	giveUp(): void {
		this.silent = true;
		this.cut();
		for (const connections of this.beyond) connections.cut();
	}

	answersAgain(): void {
		this.silent = false;
	}

	private cut(): void {
		for (const socket of this.open) socket.destroy(new DatabaseSilent());
	}
}
