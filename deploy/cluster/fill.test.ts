import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { API_PREFIX } from "#core/calls/call.ts";
import { ARCHIVE_BYTES_MAX, FILE_BYTES_MAX, productFiles } from "#core/contract/product-files.ts";
import { LAST_USE_OF_PROXY_MS } from "#server/http/connections.ts";
import { fill } from "./fill.ts";
import { debianSite } from "./packages.ts";
import { namesFor, onLoopback, shopsOf, templatesOf, type Values, withPasswords } from "./values.ts";

const folder = import.meta.dirname;
const valuesIn = (file: string) => withPasswords(JSON.parse(readFileSync(join(folder, file), "utf8")) as Values);
const values = valuesIn("values.json");
const filled = (machine: string, file: string, given = values) =>
	fill(readFileSync(join(folder, "templates", file), "utf8"), namesFor(given, machine));

describe("the files of the machines", () => {
	it.each(Object.keys(values.machines))("%s: every name has a value", (machine) => {
		for (const file of templatesOf(machine)) expect(filled(machine, file)).not.toContain("{{");
	});

	it("refuses a name without a value", () => {
		expect(() => fill("listen {{ADDRESS}}", {})).toThrow("the template asks for ADDRESS, which has no value");
	});

	it("puts every shop machine behind nginx", () => {
		const text = filled("lb", "nginx.conf");
		for (const shop of shopsOf(values)) expect(text).toContain(`server ${values.machines[shop]}:3000 `);
	});

	it("asks another machine for a payment that was cut off, which has a key, and for nothing else that was sent", () => {
		const retried = filled("lb", "nginx.conf")
			.split("location ")
			.filter((part) => part.includes("non_idempotent"));
		expect(retried.map((part) => part.slice(0, part.indexOf(" {")))).toEqual(["= /api/payments"]);
	});

	it("lets the files of the catalogue through as large as the shop takes them, without keeping them first", () => {
		const large = filled("lb", "nginx.conf")
			.split("location ")
			.filter((part) => part.includes("proxy_request_buffering off"))
			.map((part) => [part.slice(0, part.indexOf(" {")), Number(/client_max_body_size (\d+)m;/.exec(part)?.[1])]);
		expect(large.map(([location]) => location)).toEqual(
			[productFiles.import, productFiles.importPictures].map(({ path }) => `= ${API_PREFIX}${path}`),
		);
		const most = [FILE_BYTES_MAX, ARCHIVE_BYTES_MAX].map((bytes) => bytes / 1024 ** 2);
		expect(large.map(([, megabytes]) => megabytes)).toEqual(most.map((megabytes) => megabytes + 1));
	});

	it("keeps each answer for those who were to get it: pages by encoding, pictures by whether AVIF is taken", () => {
		const text = filled("lb", "nginx.conf");
		expect(text).toContain("map $http_accept $picture_kind { default webp; ~image/avif avif; }");
		const keys = text
			.split("location ")
			.filter((part) => part.includes("proxy_cache pages"))
			.map((part) => [part.slice(0, part.indexOf(" {")), /proxy_cache_key (.+);/.exec(part)?.[1]]);
		expect(keys).toEqual([
			["/", "$scheme$host$request_uri$accepted"],
			["/images/", "$scheme$host$request_uri$picture_kind"],
		]);
	});

	it("has the shop write to the primary and read its reports on the standby, each by HAProxy's port for it", () => {
		const shop = filled("shop1", "shop.env");
		const proxy = filled("lb", "haproxy.cfg");
		for (const [setting, role] of Object.entries({ DATABASE_DIRECT_URL: "primary", DATABASE_REPLICA_URL: "standby" })) {
			const port = new RegExp(`^${setting}=.*:(\\d+)/shop$`, "m").exec(shop)?.[1];
			expect(proxy).toMatch(new RegExp(`listen ${role}\\n\\s+bind ${values.database}:${port}\\n`));
		}
	});

	it("lets go of a kept connection before a closing shop does: a POST on a closed one would be lost", () => {
		const seconds = Number(/^\s+keepalive_timeout (\d+)s;/m.exec(filled("lb", "nginx.conf"))?.[1]);
		expect(seconds * 1000).toBeLessThan(LAST_USE_OF_PROXY_MS);
	});

	it("leaves a machine alone after three failures", () => {
		expect(filled("lb", "nginx.conf").match(/max_fails=3 fail_timeout=2s/g)).toHaveLength(shopsOf(values).length);
	});

	it("has the same machines with a third shop machine, and one process on each, to measure growth", () => {
		const { machines, workers, ...rest } = valuesIn("scale/values.json");
		const { machines: usual, workers: _, ...others } = values;
		expect({ ...rest, passwords: {} }).toEqual({ ...others, passwords: {} });
		expect(machines).toEqual({ ...usual, shop3: expect.stringMatching(/^10\.77\.0\./) });
		expect(workers).toBe("1");
	});

	it("gives each database machine its own address and one password for all", () => {
		const [one, other] = ["db1", "db2"].map((machine) => filled(machine, "patroni.yml"));
		expect(one).toContain(`listen: "${values.machines.db1}:5432"`);
		expect(other).toContain(`listen: "${values.machines.db2}:5432"`);
		for (const text of [one, other]) expect(text).toContain(values.passwords.replicator);
	});

	it("keeps passwords that are given and makes the others", () => {
		const given = withPasswords({ ...values, passwords: { shop: "given" } });
		expect(given.passwords.shop).toBe("given");
		expect(given.passwords.postgres).toMatch(/^[0-9a-f]{36}$/);
	});

	it("moves every address to the loopback", () => {
		const moved = onLoopback(values);
		const texts = Object.keys(moved.machines).flatMap((machine) =>
			templatesOf(machine).map((file) => filled(machine, file, moved)),
		);
		expect(texts.length).toBeGreaterThan(8);
		for (const text of texts) expect(text).not.toContain("10.77.0.");
	});
});

describe("where Debian's packages come from", () => {
	it("is where this machine has its own from, and no updates' archive", () => {
		const targets = [
			"Translations|Debian|bookworm|http://other.test/debian",
			"Packages|Debian|bookworm-security|http://security.test/debian-security",
			"Packages|Somebody|bookworm|http://somebody.test",
			"Packages|Debian|bookworm|http://mirror.test/debian",
		];
		expect(debianSite(targets.join("\n"))).toBe("http://mirror.test/debian");
		expect(debianSite("")).toBeUndefined();
	});
});
