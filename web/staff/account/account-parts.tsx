import type { StaffAccount } from "#core/contract/staff-accounts.ts";
import { OwnEmail } from "./own-email.tsx";
import { OwnPassword } from "./own-password.tsx";
import { SecondFactor } from "./second-factor.tsx";

type AccountPartsProps = { userName: string; account: StaffAccount; onChanged: () => void };

/** Everything there is to change; in a file of its own, so that no other page has to know what it is made of. */
export default function AccountParts({ userName, account, onChanged }: AccountPartsProps) {
	return (
		<div className="flex flex-col gap-12">
			<OwnEmail key={account.email} email={account.email} onSaved={onChanged} />
			<OwnPassword userName={userName} />
			<SecondFactor of={account.secondFactor} onChanged={onChanged} />
		</div>
	);
}
