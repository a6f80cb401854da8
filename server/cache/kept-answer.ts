import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "identity" | "gzip" | "br";
/**
 * What an answer shows: when it changes, every answer with that tag is dropped. Any answer may show `settings`.
 * `in-stock` is which sizes products have units of; whatever changes the catalogue may change that too. `shelves` are
 * categories, collections and sizes.
 */
export type Tag = "settings" | "catalogue" | "shelves" | "in-stock" | `product:${number}` | `stock:${number}`;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const SMALLEST_WORTH_COMPRESSING = 1024;

/** What an answer says of itself even where the asker has it already. */
const NOT_MODIFIED_HEADERS = ["etag", "vary", "cache-control", "cdn-cache-control", "surrogate-key", "cache-tag"];

type Form = { body: Buffer; headers: string[] };

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
	private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
	private readonly headers: Record<string, string>;

	constructor(body: Buffer, headers: Record<string, string>, tags: Iterable<Tag>, until?: Date) {
		this.until = until;
		this.tags = new Set(tags);
		this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
		this.isPage = headers["content-type"]?.startsWith("text/html") ?? false;
		this.foundNothing = headers["x-found"] === "nothing";
		this.headers = { "cache-control": "no-cache", ...headers, etag: this.etag, vary: "Accept-Encoding" };
		this.forms.identity = this.form("identity", body);
	}

	/** The bytes and headers for an encoding, or undefined while it is not compressed yet. */
	ready(encoding: Encoding) {
		return this.forms[encoding];
	}

	/** Compressed once, however many ask for it at the same moment. */
	async encoded(encoding: Encoding): Promise<Form> {
		const plain = this.forms.identity as Form;
		if (encoding === "identity" || plain.body.length < SMALLEST_WORTH_COMPRESSING) {
			this.forms[encoding] ??= plain;
			return plain;
		}
		this.compressed[encoding] ??= compress(plain.body, encoding);
		const body = await this.compressed[encoding];
		this.forms[encoding] ??= this.form(encoding, body);
		return this.forms[encoding];
	}

	/** What was compressed before is not compressed again where an answer made anew has the same bytes. */
	takeOver(before: KeptAnswer): void {
		if (before.etag !== this.etag) return;
		Object.assign(this.compressed, before.compressed);
		for (const encoding of ["gzip", "br"] as const) {
			const form = before.forms[encoding];
			if (before.compressed[encoding] && form) this.forms[encoding] ??= this.form(encoding, form.body);
		}
	}

	/** The same answer, for a moment in which it may be out of date: neither browsers nor those in between keep it. */
	withoutKeeping(): KeptAnswer {
		const headers = { ...this.headers, "cache-control": "no-store", "cdn-cache-control": "no-store" };
		const answer = new KeptAnswer((this.forms.identity as Form).body, headers, this.tags, this.until);
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
		return ((this.forms.identity?.body.length ?? 0) * 3) / 2 + 2048;
	}

	private form(encoding: Encoding, body: Buffer): Form {
		const headers = Object.entries(this.headers).flat();
		if (encoding !== "identity") headers.push("content-encoding", encoding);
		headers.push("content-length", String(body.length));
		return { body, headers };
	}
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
