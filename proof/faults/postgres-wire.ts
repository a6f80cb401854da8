/** PostgreSQL's messages, as far as a pooler has to know them. */
export type Message = { type: string; body: Buffer; whole: Buffer };

const SSL_REQUEST = 80_877_103;

/** The state in which no transaction is open. */
export const ended = "I";

/** Cuts what comes in pieces into messages. */
export class Messages {
	private held = Buffer.alloc(0);
	/** The first message of a client has no type. */
	private isStarting: boolean;

	constructor(from: "startup" | "server") {
		this.isStarting = from === "startup";
	}

	*read(piece: Buffer): Generator<Message> {
		this.held = Buffer.concat([this.held, piece]);
		for (;;) {
			const head = this.isStarting ? 0 : 1;
			if (this.held.length < head + 4) return;
			const end = head + this.held.readInt32BE(head);
			if (this.held.length < end) return;
			const whole = this.held.subarray(0, end);
			const body = whole.subarray(head + 4);
			const type = this.isStarting ? "startup" : String.fromCharCode(whole[0] as number);
			this.held = this.held.subarray(end);
			// After a request for encryption the real start follows.
			if (this.isStarting && body.readInt32BE(0) !== SSL_REQUEST) this.isStarting = false;
			yield { type, body, whole };
		}
	}
}

export function message(type: string, body: Buffer): Buffer {
	const head = Buffer.alloc(5);
	head.write(type);
	head.writeInt32BE(body.length + 4, 1);
	return Buffer.concat([head, body]);
}

/** What a client says of itself, or that it asks for encryption. */
export function startupOf(body: Buffer): "ssl" | Record<string, string> {
	if (body.readInt32BE(0) === SSL_REQUEST) return "ssl";
	const words = body.subarray(4).toString().split("\0");
	const given: Record<string, string> = {};
	for (let at = 0; at + 1 < words.length && words[at] !== ""; at += 2)
		given[words[at] as string] = words[at + 1] as string;
	return given;
}

const text = (...words: string[]) => Buffer.from(words.map((word) => `${word}\0`).join(""));
const parameter = (name: string, value: string) => message("S", text(name, value));

/** Lets a client in. */
export const welcome = Buffer.concat([
	message("R", Buffer.alloc(4)),
	parameter("server_version", "15.0"),
	parameter("client_encoding", "UTF8"),
	parameter("standard_conforming_strings", "on"),
	message("K", Buffer.alloc(8)),
	message("Z", Buffer.from(ended)),
]);

/** As PgBouncer refuses: the code of a broken protocol, and the connection is over. */
export function refusal(words: string): Buffer {
	return message("E", Buffer.concat([text("SFATAL", "VFATAL", "C08P01", `M${words}`), Buffer.from([0])]));
}
