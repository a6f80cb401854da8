import type { Identity } from "#core/contract/identities.ts";
import { accountMessages } from "#core/messages.ts";
import { issuerName } from "../../adapters/sign-in/provider.ts";
import type { Queryable } from "../../db/client.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { deleteIdentity, listIdentities, lockHasOtherWay } from "./identities.queries.ts";

export async function listOwnIdentities(db: Queryable, clientId: number): Promise<Identity[]> {
	const rows = await listIdentities(db, clientId);
	return rows.map(({ issuer, subject, email, createdAt }) => ({
		issuer,
		subject,
		name: issuerName(issuer),
		email: email ?? "",
		createdAt: createdAt.toISOString(),
	}));
}

/** Nobody shuts themselves out: the last identity stays while there is no other way in. */
export async function unlinkIdentity(
	deps: Deps,
	clientId: number,
	{ issuer, subject }: Pick<Identity, "issuer" | "subject">,
): Promise<Identity[]> {
	return transaction(deps.db, async (tx) => {
		const hasOtherWay = await lockHasOtherWay(tx, clientId);
		if (!(await deleteIdentity(tx, clientId, issuer, subject))) throw new AppError("not_found");
		const left = await listOwnIdentities(tx, clientId);
		if (!hasOtherWay && left.length === 0) throw new AppError("conflict", accountMessages.lastWayIn);
		return left;
	});
}
