import { staffAccounts } from "#core/calls/staff-accounts.ts";
import type { OpenSession } from "#core/contract/sessions.ts";
import { Sessions } from "#web/account/security/sessions.tsx";
import { signedCall } from "#web/account/signed-call.ts";
import type { Reading } from "#web/loading/reading.ts";

/** Where somebody of the staff is logged in. */
export default function OwnSessions({ of }: { of: Reading<OpenSession[]> }) {
	return (
		<Sessions
			of={of}
			level="h2"
			end={(id) => signedCall(staffAccounts.endSession, { params: { id } })}
			endOthers={() => signedCall(staffAccounts.endOtherSessions, {})}
		/>
	);
}
