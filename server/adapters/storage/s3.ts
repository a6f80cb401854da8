import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { Storage, StoredFile } from "./storage.ts";

export type S3Settings = {
	/** Address of the service without the bucket, e.g. https://s3.eu-central-1.amazonaws.com. */
	endpoint: string;
	bucket: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
};

/** Somebody waits before a page for what is read; what is written may be large. */
const READ_WITHIN_MS = 5_000;
const WRITTEN_WITHIN_MS = 15_000;
const RETRIES = 2;
const RETRY_PAUSE_MS = 50;

/** Files in a folder of a bucket of any service that speaks S3, addressed by path. */
export function s3Storage(
	{ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
	folder: "images" | "backups" = "images",
): Storage {
	const prefix = `${folder}/`;
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
	const root = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;

	async function ask(method: string, address: string, init: RequestInit = {}): Promise<Response> {
		const signal = AbortSignal.timeout(method === "GET" ? READ_WITHIN_MS : WRITTEN_WITHIN_MS);
		for (let tried = 0; ; tried += 1) {
			// Not the client's own fetch: a time limit inside its request is forgotten when that is swept up as garbage.
			const { headers } = await client.sign(address, { ...init, method });
			const response = await fetch(address, { ...init, method, headers, signal });
			if (response.ok || response.status === 404) return response;
			const reason = (await response.text()).match(/<Code>(\w+)<\/Code>/)?.[1] ?? "";
			if (tried === RETRIES || (response.status < 500 && response.status !== 429)) {
				throw new Error(`the picture storage answered ${response.status} ${reason}`.trim());
			}
			await pause(RETRY_PAUSE_MS * 2 ** tried);
		}
	}

	async function* list(): AsyncIterable<StoredFile> {
		let more: string | undefined;
		do {
			const query = new URLSearchParams({ "list-type": "2", prefix });
			if (more) query.set("continuation-token", more);
			const page = await (await ask("GET", `${root}?${query}`)).text();
			for (const [, entry = ""] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
				const key = valueIn(entry, "Key");
				const modified = valueIn(entry, "LastModified");
				if (key && modified) yield { file: key.slice(prefix.length), modifiedAt: new Date(modified) };
			}
			more = valueIn(page, "NextContinuationToken");
		} while (more);
	}

	return {
		name: "s3",
		async put(file, body, type) {
			const headers = { "content-type": type, "cache-control": "public, max-age=31536000, immutable" };
			const response = await ask("PUT", `${root}/${prefix}${file}`, { body: new Uint8Array(body), headers });
			if (!response.ok) throw new Error(`the picture storage has no bucket ${bucket}`);
			await response.arrayBuffer();
		},
		async get(file) {
			const response = await ask("GET", `${root}/${prefix}${file}`);
			const body = Buffer.from(await response.arrayBuffer());
			return response.ok ? body : null;
		},
		async remove(file) {
			await (await ask("DELETE", `${root}/${prefix}${file}`)).arrayBuffer();
		},
		list,
	};
}

/** The text of an element; the shop's own names need no unescaping, and a token is told apart by the service itself. */
function valueIn(xml: string, element: string): string | undefined {
	return xml
		.match(new RegExp(`<${element}>([^<]*)</${element}>`))?.[1]
		?.replace(/&quot;/g, '"')
		.replace(/&amp;/g, "&");
}
