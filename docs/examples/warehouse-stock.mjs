// Keeps the shop's stock in step with a warehouse's file. See docs/api.md.
//
//   SHOP=https://shop.example KEY=perchero_… node warehouse-stock.mjs stock.csv
//   SHOP=… KEY=… SECRET=whsec_… PORT=8080 node warehouse-stock.mjs stock.csv
//
// The file has the columns slug, colour, size and units. What the warehouse changed in it since the last time is added to the
// shop's stock, and what was sold meanwhile is taken from the file. With PORT it listens for webhooks and does so at each.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const { SHOP, KEY, SECRET, PORT } = process.env;
const file = process.argv[2];
if (!SHOP || !KEY || !file) throw new Error("Give SHOP, KEY and the name of the file");

/** What both sides had after the last time, and what was being written when this program ended. */
const memory = `${file}.agreed.json`;
const LINES_AT_ONCE = 500;
const keyOf = ({ slug, colour, size }) => [slug, colour.toLowerCase(), size].join(",");

async function call(method, path, body) {
	const headers = { authorization: `Bearer ${KEY}`, ...(body && { "content-type": "application/json" }) };
	const answer = await fetch(`${SHOP}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
	if (answer.status === 429) {
		await new Promise((done) => setTimeout(done, Number(answer.headers.get("retry-after")) * 1000));
		return call(method, path, body);
	}
	if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
	return { data: await answer.json(), total: Number(answer.headers.get("x-total-count")) };
}

async function readShop() {
	const units = new Map();
	for (let page = 1; ; page += 1) {
		const { data, total } = await call("GET", `/stock?page=${page}&limit=1000`);
		for (const { slug, ColorName, size, stock } of data) units.set(keyOf({ slug, colour: ColorName, size }), stock);
		if (page * 1000 >= total) return units;
	}
}

function readWarehouse() {
	const [, ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
	return lines.map((line) => {
		const [slug, colour, size, units] = line.split(",").map((cell) => cell.trim());
		return { slug, colour, size, units: Number(units) };
	});
}

/** A file is there whole or not at all, whenever the power goes. */
function write(name, text) {
	writeFileSync(`${name}.new`, text);
	renameSync(`${name}.new`, name);
}

/** Both sides as they should be, given what both had, or null where the shop knows no such size. */
function targetOf(row, shop, { agreed, sent }) {
	const [key, now] = [keyOf(row), shop.get(keyOf(row))];
	if (now === undefined) return null;
	// The program ended after the shop had taken it, before that was written down.
	const before = sent[key] === now ? row.units : (agreed[key] ?? now);
	return Math.max(0, now + row.units - before);
}

async function sync() {
	const rows = readWarehouse();
	const known = existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : { agreed: {}, sent: {} };
	const shop = await readShop();
	const unknown = rows.filter((row) => !shop.has(keyOf(row)));
	let open = rows.filter((row) => shop.has(keyOf(row)));
	const changed = [];
	while (open.length > 0) {
		const again = [];
		for (let at = 0; at < open.length; at += LINES_AT_ONCE) {
			const part = open.slice(at, at + LINES_AT_ONCE);
			const targets = part.map((row) => targetOf(row, shop, known));
			const sent = Object.fromEntries(part.map((row, place) => [keyOf(row), targets[place]]));
			write(memory, JSON.stringify({ ...known, sent }));
			const lines = part.map(({ slug, colour, size }, place) => {
				return { slug, ColorName: colour, size, stock: targets[place], seen: shop.get(keyOf(part[place])) };
			});
			const { data } = await call("PATCH", "/stock", { lines });
			for (const [place, { outcome, stock }] of data.lines.entries()) {
				const row = part[place];
				// Something was sold between reading and writing: count anew from there.
				if (outcome === "moved") shop.set(keyOf(row), stock);
				if (outcome === "moved") again.push(row);
				else if (outcome === "unknown") unknown.push(row);
				else {
					if (outcome === "changed") changed.push(keyOf(row));
					row.units = stock;
					known.agreed[keyOf(row)] = stock;
				}
			}
		}
		open = again;
	}
	const lines = rows.map(({ slug, colour, size, units }) => [slug, colour, size, units].join(","));
	write(memory, JSON.stringify({ agreed: known.agreed, sent: {} }));
	write(file, `slug,colour,size,units\n${lines.join("\n")}\n`);
	console.log(`in step: ${rows.length} sizes, ${changed.length} set in the shop, ${unknown.length} unknown to it`);
}

/** One after another: two at once would both add what the warehouse changed. */
let last = Promise.resolve();
const syncNext = () => {
	last = last.catch(() => {}).then(sync);
	return last;
};

await syncNext();
if (PORT) {
	if (!SECRET) throw new Error("Give SECRET, by which messages are verified");
	const hook = new Webhook(SECRET);
	const had = new Set();
	const server = createServer(async (request, response) => {
		const parts = [];
		for await (const part of request) parts.push(part);
		try {
			hook.verify(Buffer.concat(parts).toString(), request.headers);
		} catch {
			response.writeHead(401).end("not signed by the shop");
			return;
		}
		const id = request.headers["webhook-id"];
		try {
			// Sent again because an answer was lost: done already.
			if (!had.has(id)) await syncNext();
			had.add(id);
			response.writeHead(204).end();
		} catch (error) {
			// The shop sends it again later.
			console.error(String(error));
			response.writeHead(503).end();
		}
	});
	server.listen(Number(PORT), () => console.log(`listening on ${server.address().port}`));
}
