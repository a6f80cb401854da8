import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import { BODY_MEASURES, type Body } from "#core/rules/size-advice.ts";
import { become } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { browserStore } from "#web/store/store.ts";
import { showToast } from "#web/ui/toast.tsx";
import { type KeptBody, keepBody, readBody } from "./kept-body.ts";
import messages from "./messages.en.ts";

const saidOf = (body: Body = {}) => BODY_MEASURES.map((name) => body[name] ?? null).join();

let saving: Promise<void> = Promise.resolve();

/** Puts what a client measures into the profile, one after the other; this browser then keeps the unit alone. */
export function saveBody(kept: KeptBody): Promise<void> {
	saving = saving.then(() => save(kept));
	return saving;
}

async function save({ unit, body }: KeptBody): Promise<void> {
	const { session } = browserStore().getState();
	if (session.as !== "client") return;
	const { client } = session;
	if (saidOf(body) !== saidOf(client.measures)) {
		try {
			await signedCall(clients.edit, { params: { clientPhone: client.phone }, body: { measures: body } });
		} catch {
			return showToast(messages.own.notSaved, "warning");
		}
		become({ as: "client", client: { ...client, measures: body } });
	}
	if (saidOf(readBody().body) === saidOf(body)) keepBody({ unit, body: {} });
}

/** What a visitor typed fills in what the profile of who logs in does not say. */
export async function joinBody(client: Client): Promise<void> {
	const { unit, body } = readBody();
	if (Object.keys(body).length === 0) return;
	const joined = { ...body, ...client.measures };
	keepBody({ unit, body: joined });
	await saveBody({ unit, body: joined });
}
