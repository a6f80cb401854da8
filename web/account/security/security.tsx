import { sessions as calls } from "#core/calls/sessions.ts";
import type { Client } from "#core/contract/clients.ts";
import type { Identity } from "#core/contract/identities.ts";
import type { Passkey } from "#core/contract/passkeys.ts";
import type { OpenSession } from "#core/contract/sessions.ts";
import type { Reading } from "#web/loading/reading.ts";
import { OwnPasskeys } from "#web/passkeys/own-passkeys.tsx";
import { passkeyWords } from "#web/passkeys/words.ts";
import { signedCall } from "../signed-call.ts";
import { ChangePassword } from "./change-password.tsx";
import { EmailAddress } from "./email-address.tsx";
import { Identities } from "./identities.tsx";
import messages from "./messages.en.ts";
import { Sessions } from "./sessions.tsx";

type SecurityProps = {
	client: Client;
	identities: Reading<Identity[]>;
	sessions: Reading<OpenSession[]>;
	passkeys: Reading<Passkey[]>;
};

/** By what one gets into the account, and who is in it now. */
export function Security({ client, identities, sessions, passkeys }: SecurityProps) {
	return (
		<section aria-labelledby="security" className="flex flex-col gap-10 border-line border-t pt-10">
			<h2 id="security" className="text-headline">
				{messages.title}
			</h2>
			<EmailAddress client={client} />
			<ChangePassword client={client} />
			<OwnPasskeys all={passkeys} notYet={client.isVerified ? undefined : passkeyWords.verifyFirst} />
			<Identities of={identities} />
			<Sessions
				of={sessions}
				end={(id) => signedCall(calls.end, { params: { id } })}
				endOthers={() => signedCall(calls.endOthers, {})}
			/>
		</section>
	);
}
