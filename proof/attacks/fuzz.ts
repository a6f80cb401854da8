import { randomUUID } from "node:crypto";
import { addressOf } from "#core/calls/call.ts";
import type { ContractEntry } from "#core/contract/index.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import type { TestShop } from "#server/testing/app.ts";
import { permissions } from "#server/testing/permissions.ts";
import { type Attempt, attemptsOn, type Good, type HostileRequest, wellMeant } from "./hostile-requests.ts";
import { type Answered, wrongWith } from "./verdict.ts";

/** How a request gets to the shop and its answer back. */
export type Send = (request: HostileRequest) => Promise<Answered>;
export type Fuzzed = { sent: number; complaints: string[] };

const AT_ONCE = 8;
const SLOW_MS = 2_000;
const LOST_MS = 60_000;
/** What a request finds is made anew after so many; one that changed something counts as many, one that removed as all. */
const FRESH_AFTER = 40;
const WEAR_OF_A_CHANGE = 10;
/** Every so many requests one comes from somebody else than the right caller. */
const STRANGER_EVERY = 7;

/** A call to try everything on; `more` makes another good request of the usual one. */
export type Target = ContractEntry & { title: string; more?: (good: Good) => Good };
type Caller = "visitor" | "owner" | "other" | "employee" | "admin";
type Staff = { employee: string; admin: string };
type World = { good: Good; tokens: Record<Caller, string | undefined> };

/** Who gets furthest with a call. */
function rightCaller({ endpoint: { access } }: Target): Caller {
	if (access === "public") return "visitor";
	return access === "staff" || access === "admin" ? "admin" : "owner";
}

async function makeStaff(shop: TestShop): Promise<Staff> {
	return { employee: (await addStaff(shop, "employee")).token, admin: (await addStaff(shop, "admin")).token };
}

async function makeWorld(shop: TestShop, { name, more = (good) => good }: Target, staff: Staff): Promise<World> {
	const [owner, other] = [await addClient(shop), await addClient(shop)];
	return {
		good: more((await permissions[name]?.given?.({ shop, owner })) ?? {}),
		tokens: { visitor: undefined, owner: owner.token, other: other.token, ...staff },
	};
}

/** The request with a caller's token, unless it brings its own, and with a key nobody used yet. */
function signed(request: HostileRequest, good: Good, token: string | undefined): HostileRequest {
	const headers: Record<string, string> = { ...(token && { authorization: `Bearer ${token}` }), ...request.headers };
	const key = "idempotency-key";
	if (headers[key] && headers[key] === good.headers?.[key]) headers[key] = randomUUID();
	return { ...request, headers };
}

/** Tries everything on one call. First the good request: hostile ones must get as far as it does. */
export async function fuzz(
	shop: TestShop,
	target: Target,
	send: Send,
	{ seed, every = 1 }: { seed: number; every?: number },
): Promise<Fuzzed> {
	const { name, endpoint } = target;
	const caller = rightCaller(target);
	let staff = await makeStaff(shop);
	let world = await makeWorld(shop, target, staff);
	const address = addressOf(endpoint, world.good);
	if (/undefined|\/:/.test(address)) throw new Error(`no address can be made for ${name}: ${address}`);
	const expected = permissions[name]?.expect[caller === "other" ? "otherClient" : caller];
	const first = await send(signed(wellMeant(endpoint, world.good), world.good, world.tokens[caller]));
	if (first.status !== expected) throw new Error(`the good request of ${name} answered ${first.status}: ${first.body}`);

	const result: Fuzzed = { sent: 1, complaints: [] };
	const slow: { label: string; request: HostileRequest }[] = [];
	let freshFor = 0;
	const attempts = attemptsOn(endpoint, world.good, seed)
		.filter((_, at) => at % every === 0)
		.entries();

	async function tryOut(at: number, { label, spoil }: Attempt): Promise<void> {
		const strangers = (["visitor", "other", "employee", "owner"] as const).filter((who) => who !== caller);
		const who = at % STRANGER_EVERY === 0 ? strangers[(at / STRANGER_EVERY) % strangers.length] : caller;
		const request = signed(spoil(world.good), world.good, world.tokens[who as Caller]);
		const begun = performance.now();
		const answered = await inTime(send(request));
		result.sent += 1;
		if (performance.now() - begun > SLOW_MS) slow.push({ label, request });
		const wrong = answered ? wrongWith(endpoint, answered) : "was never answered";
		if (wrong) result.complaints.push(complaint(label, request, `${wrong}: ${answered?.body.slice(0, 300)}`));
		if (!answered) return;
		const isOut = who === caller && caller !== "visitor" && answered.body.includes('"unauthorized"');
		if (isOut) staff = await makeStaff(shop);
		if (isOut) freshFor = 0;
		if (answered.status >= 300 || endpoint.method === "GET") return;
		freshFor -= endpoint.method === "DELETE" ? FRESH_AFTER : WEAR_OF_A_CHANGE;
	}

	async function lane(): Promise<void> {
		for (const [at, attempt] of attempts) {
			freshFor -= 1;
			if (freshFor <= 0) {
				freshFor = FRESH_AFTER;
				world = await makeWorld(shop, target, staff);
			}
			await tryOut(at, attempt);
		}
	}

	await Promise.all(Array.from({ length: AT_ONCE }, lane));
	// On a busy machine anything may take its time once; what is slow alone and again is slow.
	for (const { label, request } of slow) {
		if ((await isSlow(send, request)) && (await isSlow(send, request)))
			result.complaints.push(complaint(label, request, `takes more than ${SLOW_MS} ms`));
	}
	return result;
}

async function isSlow(send: Send, request: HostileRequest): Promise<boolean> {
	const begun = performance.now();
	await inTime(send(request));
	return performance.now() - begun > SLOW_MS;
}

async function inTime(answer: Promise<Answered>): Promise<Answered | null> {
	const { promise, resolve } = Promise.withResolvers<null>();
	const timer = setTimeout(resolve, LOST_MS, null);
	try {
		return await Promise.race([answer, promise]);
	} finally {
		clearTimeout(timer);
	}
}

function complaint(label: string, { method, url, payload }: HostileRequest, wrong: string): string {
	return `${method} ${url.slice(0, 200)} ${String(payload ?? "").slice(0, 300)}\n  with ${label.slice(0, 200)}\n  ${wrong}`;
}
