import { addressOf } from "#core/calls/call.ts";
import type { TestShop } from "#server/testing/app.ts";
import { permissions } from "#server/testing/permissions.ts";
import { type Caller, makeStaff, makeWorld, rightCaller, signed, type Target } from "./callers.ts";
import { type Attempt, attemptsOn, type Dice, type HostileRequest, wellMeant } from "./hostile-requests.ts";
import { type Answered, wrongWith } from "./verdict.ts";

/** How a request gets to the shop and its answer back. */
export type Send = (request: HostileRequest) => Promise<Answered>;
export type Fuzzed = { sent: number; complaints: string[] };

const AT_ONCE = 8;
const SLOW_MS = 2_000;
const LOST_MS = 60_000;
/** What a request finds is made anew after so many that may change it; one that did counts as many, one that removed as all. */
const FRESH_AFTER = 40;
const WEAR_OF_A_CHANGE = 10;
/** Every so many requests one comes from somebody else than the right caller. */
const STRANGER_EVERY = 7;

/** Tries everything on one call. First the good request: hostile ones must get as far as it does. */
export async function fuzz(
	shop: TestShop,
	target: Target,
	send: Send,
	{ every = 1, ...dice }: Dice & { every?: number },
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
	const attempts = attemptsOn(endpoint, world.good, dice)
		.filter((_, at) => at % every === 0)
		.entries();

	async function tryOut(at: number, { label, spoil }: Attempt): Promise<void> {
		const strangers = (["visitor", "other", "employee", "owner"] as const).filter((who) => who !== caller);
		const who = at % STRANGER_EVERY === 0 ? strangers[(at / STRANGER_EVERY) % strangers.length] : caller;
		const token = world.tokens[who as Caller];
		const request = signed(spoil(world.good), world.good, token);
		const begun = performance.now();
		const answered = await inTime(send(request));
		result.sent += 1;
		if (performance.now() - begun > SLOW_MS) slow.push({ label, request });
		const wrong = answered ? wrongWith(endpoint, answered) : "was never answered";
		if (wrong) result.complaints.push(complaint(label, request, `${wrong}: ${answered?.body.slice(0, 300)}`));
		if (!answered) return;
		// A token of its own making, which a request may bring instead, says nothing about the caller's.
		const cameWithIt = token !== undefined && request.headers?.authorization === `Bearer ${token}`;
		const isOut = who === caller && cameWithIt && answered.body.includes('"unauthorized"');
		if (isOut) staff = await makeStaff(shop);
		if (isOut) freshFor = 0;
		if (answered.status >= 300 || endpoint.method === "GET") return;
		freshFor -= endpoint.method === "DELETE" ? FRESH_AFTER : WEAR_OF_A_CHANGE;
	}

	async function lane(): Promise<void> {
		for (const [at, attempt] of attempts) {
			if (endpoint.method !== "GET") freshFor -= 1;
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
