import { ApiError } from "#web/api.ts";
import { type Reading, reading } from "#web/loading/reading.ts";
import type { Session } from "#web/store/records.ts";
import { settledSession } from "./session.ts";

type Person<W extends Session["as"]> = Extract<Session, { as: W }>;

/** What a guarded screen reads. It begins once it is certain that such a person sits here; nothing is asked for others. */
export function readAs<W extends "client" | "staff", T>(who: W, read: (person: Person<W>) => Promise<T>): Reading<T> {
	const isSuch = (session: Session): session is Person<W> => session.as === who;
	const begin = async () => {
		const session = await settledSession();
		if (!isSuch(session)) throw new ApiError(401, "unauthorized", "");
		return read(session);
	};
	return reading(begin());
}
