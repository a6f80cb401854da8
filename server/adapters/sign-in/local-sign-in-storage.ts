import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

type Kept = { payload: AdapterPayload; endsAt: number };

/** What the local sign-in provider remembers, in memory: a restart forgets every half-finished sign-in, which may start again. */
export function localSignInStorage(): AdapterFactory {
	const kept = new Map<string, Kept>();
	const findWhere = (matches: (payload: AdapterPayload) => boolean) =>
		[...kept.values()].find(({ payload, endsAt }) => endsAt > Date.now() && matches(payload))?.payload;

	return (kind): Adapter => {
		const keyOf = (id: string) => `${kind}:${id}`;
		return {
			async upsert(id, payload, seconds) {
				for (const [key, { endsAt }] of kept) if (endsAt <= Date.now()) kept.delete(key);
				kept.set(keyOf(id), { payload, endsAt: Date.now() + (seconds ?? 600) * 1000 });
			},
			find: async (id) => {
				const found = kept.get(keyOf(id));
				return found && found.endsAt > Date.now() ? found.payload : undefined;
			},
			findByUid: async (uid) => findWhere((payload) => payload.kind === "Session" && payload.uid === uid),
			findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
			async consume(id) {
				const found = kept.get(keyOf(id));
				if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
			},
			async destroy(id) {
				kept.delete(keyOf(id));
			},
			async revokeByGrantId(grantId) {
				for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
			},
		};
	};
}
