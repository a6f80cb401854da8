import { clients } from "#core/calls/clients.ts";
import { users } from "#core/calls/users.ts";
import { ApiError, call } from "#web/api.ts";
import { type Certainty, sessionCertainty } from "#web/store/browser-state.ts";
import { logOutUser, updatePermission } from "#web/store/events.ts";
import { isSameSession, type Session } from "#web/store/records.ts";
import { client as readClient, user as readUser } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore, useShop } from "#web/store/store.ts";

function setCertainty(next: Certainty): void {
	browserStore().dispatch(sessionCertainty(next));
}

const certaintyNow = () => browserStore().getState().certainty;

/** Who sits at this browser, and how sure that is. The server's pages are a visitor's, still to be asked. */
export function useSession(): { session: Session; certainty: Certainty } {
	const session = useShop((state) => state.session);
	const certainty = useShop((state) => state.certainty);
	return { session, certainty: session.as === "visitor" ? certainty : "certain" };
}

/** Who sits here, once the shop has answered or could not be asked: for loaders, which run before that. */
export function settledSession(): Promise<Session> {
	const { getState, subscribe } = browserStore();
	const settled = () => {
		const { session, certainty } = getState();
		return session.as === "visitor" && certainty === "asking" ? null : session;
	};
	return new Promise((resolve) => {
		const look = () => {
			const session = settled();
			if (session) {
				stop();
				resolve(session);
			}
		};
		const stop = subscribe(look);
		look();
	});
}

/** The token for `call(what, given, { token })`. */
export function sessionToken(): string | undefined {
	return browserStorage().read("token") ?? undefined;
}

/** Finds out who holds the stored token: now, when another tab stores another one, and when the network comes back. */
export function followSession(): () => void {
	void learnWho();
	const online = () => certaintyNow() === "unreachable" && void learnWho();
	window.addEventListener("online", online);
	const stop = browserStorage().watch((key) => {
		if (key === "token") void learnWho();
	});
	return () => {
		stop();
		window.removeEventListener("online", online);
	};
}

export async function learnWho(): Promise<void> {
	const token = sessionToken();
	if (!token) return setCertainty(certaintyNow() === "expired" ? "expired" : "certain");
	setCertainty("asking");
	try {
		const session = await askWho(token);
		if (token !== sessionToken()) return;
		if (session) become(session);
		else endSession(token);
	} catch {
		if (token === sessionToken()) setCertainty("unreachable");
	}
}

/** Whose token this is; null when it is nobody's any more. */
async function askWho(token: string): Promise<Session | null> {
	const asks = [askClient, askStaff];
	if (browserStorage().read("admin")) asks.reverse();
	for (const ask of asks) {
		try {
			return await ask(token);
		} catch (error) {
			const status = error instanceof ApiError ? error.status : 0;
			if (status === 401) return null;
			if (status !== 403) throw error;
		}
	}
	return null;
}

async function askClient(token: string): Promise<Session> {
	const client = readClient((await call(clients.me, {}, { token })).data);
	if (!client) throw new Error("the answer is no client");
	return { as: "client", client };
}

async function askStaff(token: string): Promise<Session> {
	const user = readUser((await call(users.me, {}, { token })).data);
	if (!user) throw new Error("the answer is no user");
	return { as: "staff", user };
}

/** The person is known, or known better: what was stored of them is brought up to date. */
export function become(session: Session): void {
	const storage = browserStorage();
	if (session.as === "client" && storage.read("client")) storage.write("client", session.client);
	storage.write("admin", session.as === "staff" ? session.user : null);
	const { dispatch, getState } = browserStore();
	if (!isSameSession(getState().session, session)) dispatch(updatePermission({ session }));
	setCertainty("certain");
}

/** The server no longer takes this token. Nothing is asked or said: the person is a visitor again, unless another came. */
export function endSession(token: string | undefined): void {
	if (token !== undefined && token === sessionToken()) forgetPerson("expired");
}

/** Whoever it was is a visitor from now on; everything of theirs leaves this browser. */
export function forgetPerson(next: "certain" | "expired" = "certain"): void {
	// First, so that nobody sees a visitor of whom that is not said yet.
	setCertainty(next);
	browserStore().dispatch(logOutUser());
}
