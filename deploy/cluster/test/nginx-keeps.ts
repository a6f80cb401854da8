import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import sharp from "sharp";
import type { Product } from "#core/contract/products.ts";
import { sendJson } from "../../../bench/steady.ts";
import type { Cluster } from "../cluster.ts";
import { environmentOf } from "../programs.ts";
import { queryPrimary } from "../reach.ts";
import { until } from "../running.ts";
import { shopsOf } from "../values.ts";
import { somebody } from "./buyers.ts";
import { PAST_CACHE } from "./pages.ts";

const exec = promisify(execFile);

const DISCOUNT = 37;
const PASSWORD = "keeper-Pass-1";
const AVIF = "image/avif,image/webp,*/*";
const WEBP = "image/webp,*/*";

let found: string[] = [];
export const cacheProblems = async () => found;

/** nginx keeps a page, lets go of one that changed, and hands everybody the kind of picture they take. */
export async function watchCache(cluster: Cluster): Promise<string> {
	const origin = cluster.values.publicUrl;
	const headers = { authorization: `Bearer ${await employeeToken(cluster)}` };
	found = [
		...(await keepsPages(origin)),
		...(await letsGo(origin, headers, secondsKept(cluster))),
		...(await keepsKindsApart(cluster, headers)),
	];
	return "a page asked for twice, a product's page after an offer, one picture as AVIF and as WebP";
}

async function keepsPages(origin: string): Promise<string[]> {
	const url = `${origin}/home?${PAST_CACHE}=kept-${Date.now()}`;
	const seen = [await ask(url), await ask(url), await ask(url)].map(({ cache }) => cache);
	return seen.slice(1).includes("HIT") ? [] : [`a page asked for again at once was ${seen.join(", ")}, never HIT`];
}

async function letsGo(origin: string, headers: Headers, seconds: number): Promise<string[]> {
	const products = await sendJson<Product[]>(`${origin}/api/products?limit=20`);
	const ids = products.filter(({ is_offer }) => !is_offer).map(({ id_product }) => id_product);
	const page = `${origin}/products/${ids[0]}`;
	const says = async () => (await ask(page)).text.includes(`-${DISCOUNT}%`);
	if (await says()) return [`${page} says -${DISCOUNT}% before there is such an offer`];
	const body = { ids: ids.slice(0, 1) };
	try {
		await sendJson(`${origin}/api/offers/newOffer`, {
			method: "PATCH",
			headers,
			body: { ...body, discount: DISCOUNT },
		});
		await pause(2 * seconds * 1000);
		return (await says()) ? [] : [`${page} does not say -${DISCOUNT}% ${2 * seconds} s after the offer began`];
	} finally {
		await sendJson(`${origin}/api/offers/end`, { method: "PATCH", headers, body });
	}
}

async function keepsKindsApart(cluster: Cluster, headers: Headers): Promise<string[]> {
	const origin = cluster.values.publicUrl;
	const address = await upload(origin, headers);
	const id = /([\w-]+)\.webp$/.exec(address)?.[1];
	// Not by asking for it: a machine that finds none looks for it again after half a minute only.
	await until("the picture is there as AVIF", async () => {
		const [row] = await queryPrimary(cluster, "select avif from image where id = $1", [id], "shop");
		return row?.avif === true;
	});
	const problems: string[] = [];
	for (const time of ["first", "again"])
		for (const [accept, type] of [
			[AVIF, "image/avif"],
			[WEBP, "image/webp"],
		] as const) {
			const answer = await ask(origin + address, { accept });
			if (answer.type !== type) problems.push(`whoever takes ${accept} was given ${answer.type} (${time})`);
			if (time === "again" && answer.cache !== "HIT")
				problems.push(`${type} asked for again was ${answer.cache}, not HIT`);
		}
	return problems;
}

type Headers = Record<string, string>;

async function ask(url: string, headers: Headers = {}) {
	const answer = await fetch(url, { headers });
	const { status } = answer;
	if (status !== 200) throw new Error(`${url} is answered ${status}`);
	return { cache: answer.headers.get("x-cache"), type: answer.headers.get("content-type"), text: await answer.text() };
}

async function upload(origin: string, headers: Headers): Promise<string> {
	const background = { r: 120, g: 80, b: 60 };
	const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
		.png()
		.toBuffer();
	const form = new FormData();
	form.set("file", new Blob([Uint8Array.from(picture)], { type: "image/png" }), "picture.png");
	const answer = await fetch(`${origin}/api/images`, { method: "POST", headers, body: form });
	if (answer.status !== 201) throw new Error(`a picture is answered ${answer.status}: ${await answer.text()}`);
	return ((await answer.json()) as { address: string }).address;
}

const secondsKept = (cluster: Cluster) =>
	Number(environmentOf(cluster, shopsOf(cluster.values)[0] as string).CDN_SECONDS);

/** An employee made as an owner would make the first ones. */
async function employeeToken(cluster: Cluster): Promise<string> {
	const { address, phone } = somebody();
	const name = `keeper${phone}`;
	const env = { ...process.env, ...environmentOf(cluster, shopsOf(cluster.values)[0] as string) };
	const command = ["build/shop/staff.js", "add", name, "--employee"];
	const adding = exec(process.execPath, command, { cwd: cluster.shop, env });
	adding.child.stdin?.end(`${PASSWORD}\n`);
	await adding;
	const { token } = await sendJson<{ token: string }>(`${cluster.values.publicUrl}/api/login/admin`, {
		method: "POST",
		headers: { "x-forwarded-for": address },
		body: { user_name: name, user_password: PASSWORD },
	});
	return token;
}
