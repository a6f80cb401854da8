import pg from "pg";
import { compareWork, earlierFigures, type Side, turnDetails, work } from "../clients.ts";
import { earlierBuilt } from "../earlier.ts";
import { atLeast, type Figure, rounded } from "../figure.ts";
import { type Bare, databaseOf, type Running, startBare, startShop } from "../processes.ts";
import { RawClient } from "../raw-client.ts";
import { send, sendJson, steadily } from "../steady.ts";

const DEMO = { login_name: "demo", login_password: "demo-Pass-1" };

/** Log-in beside a bare one, and browsing while passwords are guessed. */
export async function accountFigures(): Promise<Figure[]> {
	const shop = await startShop();
	try {
		return [...(await logInFigures(shop)), ...(await attackFigures(shop))];
	} finally {
		await shop.end();
	}
}

const post = (origin: string, body: unknown) => send(`${origin}/api/login`, { method: "POST", body });

/** Logs the demo client in there. */
export const logInAt = ({ address, pid }: Pick<Bare, "address" | "pid">): Side => ({
	once: async () => (await post(address, DEMO)).status === 200,
	pid,
});

async function logInFigures(shop: Running): Promise<Figure[]> {
	const built = await earlierBuilt();
	const earlier = built && (await startShop({}, undefined, built));
	const bare = await startBare("log-in", { databaseUrl: await databaseOf(shop) });
	try {
		const turn = await compareWork(8, {
			ours: logInAt(shop),
			reference: logInAt(bare),
			earlier: earlier && logInAt(earlier),
		});
		const { ours, reference, ratio } = turn;
		return [
			{
				name: "log-in, 8 clients",
				value: `${Math.round(ours.perSecond)} log-ins/s beside ${Math.round(reference.perSecond)}`,
				...atLeast(0.6, ratio, ours.failures),
				details: turnDetails(turn),
			},
			...earlierFigures("log-ins", turn),
		];
	} finally {
		await bare.stop();
		await earlier?.end();
	}
}

const BROWSING_PER_SECOND = 100;
const SECONDS = 8;

/** One account guessed at, then every account from everywhere at once: there the limits per address do not help. */
async function attackFigures(shop: Running): Promise<Figure[]> {
	const visitor = new RawClient(shop.address);
	const browse = async () => (await visitor.get("/home")) === 200;
	const calm = await steadily(BROWSING_PER_SECOND, SECONDS, browse);
	const names = await loginNames(shop);
	const attacks = { "one account": ["demo"], "every account at once": names };
	const figures: Figure[] = [];
	for (const [name, targets] of Object.entries(attacks)) {
		let guess = 0;
		let isOver = false;
		const guessOnce = async () => {
			guess += 1;
			const login_name = targets[guess % targets.length];
			const { status } = await post(shop.address, { login_name, login_password: `guess-${guess}` });
			return status < 500 || status === 503;
		};
		const guessing = work(64, guessOnce, { stopped: () => isOver });
		const attacked = await steadily(BROWSING_PER_SECOND, SECONDS, browse);
		isOver = true;
		const guesses = await guessing;
		figures.push({
			name: `/home while ${name} is guessed at, slowest 1 in 100`,
			value: `${rounded(attacked.p99, 1)} ms beside ${rounded(calm.p99, 1)} ms in peace`,
			goal: "under 150 ms",
			met: attacked.p99 < 150 && attacked.failures === 0 && guesses.failures === 0,
			details: { guessesPerSecond: Math.round(guesses.perSecond), failures: attacked.failures },
		});
	}
	visitor.close();
	return figures;
}

async function loginNames(shop: Running): Promise<string[]> {
	const database = new pg.Client({ connectionString: await databaseOf(shop) });
	await database.connect();
	const { rows } = await database.query<{ login_name: string }>(
		"select login_name from client where login_name is not null",
	);
	await database.end();
	return rows.map(({ login_name }) => login_name);
}

export async function clientToken(origin: string): Promise<{ token: string; phone: number }> {
	const { token, client } = await sendJson<{ token: string; client: { phone: number } }>(`${origin}/api/login`, {
		method: "POST",
		body: DEMO,
	});
	return { token, phone: client.phone };
}

export async function staffToken(origin: string): Promise<string> {
	const body = { user_name: "admin", user_password: "admin-Pass-1" };
	return (await sendJson<{ token: string }>(`${origin}/api/login/admin`, { method: "POST", body })).token;
}
