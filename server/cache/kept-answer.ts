import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

export type Encoding = "identity" | "gzip" | "br";
/**
 * What an answer shows: when it changes, every answer with that tag is dropped. Any answer may show `settings`.
 * `in-stock` is which sizes products have units of; whatever changes the catalogue may change that too. `shelves` are
 * categories, collections and sizes.
 */
export type Tag = "settings" | "catalogue" | "shelves" | "in-stock" | `product:${number}` | `stock:${number}`;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const SMALLEST_WORTH_COMPRESSING = 1024;

/** What an answer says of itself even where the asker has it already. */
const NOT_MODIFIED_HEADERS = ["etag", "vary", "cache-control", "cdn-cache-control", "surrogate-key", "cache-tag"];

type Form = { body: Buffer; headers: string[] };

/** A body that was compressed before: how long it is without that, and the name of what is in it. */
export type Compressed = { brotli: Buffer; length: number; etag: string };

/** An answer as another process, or this one after a restart, takes it over. */
export type PackedAnswer = {
	body: Buffer | Compressed;
	headers: Record<string, string>;
	tags: Tag[];
	until: Date | undefined;
};

/** A finished answer, kept with its compressed forms and its ready-made headers. */
export class KeptAnswer {
	readonly tags: ReadonlySet<Tag>;
	readonly etag: string;
	/** When it stops being true by itself. */
	readonly until: Date | undefined;
	/** A whole page, as a person sees it. */
	readonly isPage: boolean;
	/** The page says that a search found nothing. */
	readonly foundNothing: boolean;
	private readonly forms: Partial<Record<Encoding, Form>> = {};
	private readonly making: Partial<Record<Encoding, Promise<Form> | undefined>> = {};
	private readonly headers: Record<string, string>;
	/** How long the body is where nothing compresses it. */
	private readonly length: number;

	constructor(body: Buffer | Compressed, headers: Record<string, string>, tags: Iterable<Tag>, until?: Date) {
		this.until = until;
		this.tags = new Set(tags);
		this.length = body.length;
		this.etag = "etag" in body ? body.etag : etagOf(body);
		this.isPage = headers["content-type"]?.startsWith("text/html") ?? false;
		this.foundNothing = headers["x-found"] === "nothing";
		this.headers = { "cache-control": "no-cache", ...headers, etag: this.etag, vary: "Accept-Encoding" };
		if ("brotli" in body) this.forms.br = this.form("br", body.brotli);
		else this.forms.identity = this.form("identity", body);
	}

	static unpack({ body, headers, tags, until }: PackedAnswer): KeptAnswer {
		// Copied: what comes from another process is a part of all that came at once, which would be held with it.
		const own = "brotli" in body ? { ...body, brotli: Buffer.from(body.brotli) } : Buffer.from(body);
		return new KeptAnswer(own, headers, tags, until);
	}

	/** In its smallest form. */
	async pack(): Promise<PackedAnswer> {
		await this.encoded("br");
		return this.packed as PackedAnswer;
	}

	/** The same where nothing has to be compressed for it. */
	get packed(): PackedAnswer | undefined {
		const body = this.isSmall ? this.forms.identity?.body : this.compressed;
		return body && { body, headers: this.headers, tags: [...this.tags], until: this.until };
	}

	private get compressed(): Compressed | undefined {
		const brotli = this.forms.br?.body;
		return brotli && { brotli: brotli, length: this.length, etag: this.etag };
	}

	private get isSmall(): boolean {
		return this.length < SMALLEST_WORTH_COMPRESSING;
	}

	/** The bytes and headers for an encoding, or undefined while it is not compressed yet. */
	ready(encoding: Encoding) {
		return this.forms[encoding];
	}

	/** Compressed once, however many ask for it at the same moment. */
	async encoded(encoding: Encoding): Promise<Form> {
		const known = this.forms[encoding];
		if (known) return known;
		this.making[encoding] ??= this.make(encoding);
		this.forms[encoding] = await this.making[encoding];
		// Nearly every browser takes this form; the plain one can be had of it again.
		if (encoding === "br" && !this.isSmall) this.forget("identity");
		return this.forms[encoding];
	}

	/** What was compressed before is not compressed again where an answer made anew has the same bytes. */
	takeOver(before: KeptAnswer): void {
		if (before.etag !== this.etag || this.isSmall) return;
		for (const encoding of ["gzip", "br"] as const) {
			const form = before.forms[encoding];
			if (form) this.forms[encoding] ??= this.form(encoding, form.body);
			else this.making[encoding] ??= before.making[encoding]?.then(({ body }) => this.form(encoding, body));
		}
		if (this.forms.br) this.forget("identity");
	}

	/** The same answer, for a moment in which it may be out of date: neither browsers nor those in between keep it. */
	withoutKeeping(): KeptAnswer {
		const headers = { ...this.headers, "cache-control": "no-store", "cdn-cache-control": "no-store" };
		const body = this.forms.identity?.body ?? (this.compressed as Compressed);
		const answer = new KeptAnswer(body, headers, this.tags, this.until);
		answer.takeOver(this);
		return answer;
	}

	notModifiedHeaders(): string[] {
		return NOT_MODIFIED_HEADERS.flatMap((name) => {
			const value = this.headers[name];
			return value === undefined ? [] : [name, value];
		});
	}

	/** How much memory it holds, roughly: the answer in its three forms. */
	get bytes(): number {
		return (this.length * 3) / 2 + 2048;
	}

	private async make(encoding: Encoding): Promise<Form> {
		if (encoding === "identity") return this.form("identity", await fromBrotli((this.forms.br as Form).body));
		const plain = await this.encoded("identity");
		return this.isSmall ? plain : this.form(encoding, await compress(plain.body, encoding));
	}

	private forget(encoding: Encoding): void {
		delete this.forms[encoding];
		delete this.making[encoding];
	}

	private form(encoding: Encoding, body: Buffer): Form {
		const headers = Object.entries(this.headers).flat();
		if (encoding !== "identity") headers.push("content-encoding", encoding);
		headers.push("content-length", String(body.length));
		return { body, headers };
	}
}

function etagOf(body: Buffer): string {
	return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

export function compress(body: Buffer, encoding: "gzip" | "br"): Promise<Buffer> {
	if (encoding === "gzip") return toGzip(body, { level: 6 });
	return toBrotli(body, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
	});
}

/** The best encoding a browser takes; `q=0` is so rare that only its literal forms are honoured. */
export function chooseEncoding(accepted: string | undefined): Encoding {
	if (!accepted) return "identity";
	if (/\bbr\b(?!\s*;\s*q=0(\.0+)?(\s|,|$))/.test(accepted)) return "br";
	if (/\bgzip\b(?!\s*;\s*q=0(\.0+)?(\s|,|$))/.test(accepted)) return "gzip";
	return "identity";
}
