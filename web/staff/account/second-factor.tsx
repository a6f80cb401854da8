import { useState } from "react";
import { secondFactors } from "#core/calls/second-factors.ts";
import type { BegunSecondFactor } from "#core/contract/second-factors.ts";
import type { StaffAccount } from "#core/contract/staff-accounts.ts";
import { ProfilePart } from "#web/account/parts/part.tsx";
import { dayOf } from "#web/shop/orders/order-words.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { staffCall } from "../step-up/step-up.ts";
import { ConfirmApp } from "./confirm-app.tsx";
import messages from "./messages.en.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

const words = messages.secondFactor;
type SecondFactorProps = { of: StaffAccount["secondFactor"]; onChanged: () => void };

/** A code of an authenticator app at every log-in, beside the password. */
export function SecondFactor({ of: factor, onChanged }: SecondFactorProps) {
	const [begun, setBegun] = useState<BegunSecondFactor | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const [isBusy, setBusy] = useState(false);

	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		try {
			await work();
		} catch (error) {
			tellRefusal(error);
		} finally {
			setBusy(false);
		}
	};

	const begin = () => attempt(async () => setBegun((await staffCall(secondFactors.begin, {})).data));
	const confirmed = (recoveryCodes: string[]) => {
		setBegun(null);
		setCodes(recoveryCodes);
		onChanged();
	};
	const renew = async () => {
		const agreed = await askConfirm(words.renew);
		if (agreed)
			await attempt(async () => confirmed((await staffCall(secondFactors.renewCodes, {})).data.recoveryCodes));
	};
	const switchOff = async () => {
		const agreed = await askConfirm(words.end);
		if (!agreed) return;
		await attempt(async () => {
			const { data } = await staffCall(secondFactors.switchOff, {});
			showToast(data.message, "success");
			onChanged();
		});
	};

	return (
		<ProfilePart title={words.title} level="h2">
			{codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
			{!codes && factor && (
				<>
					<p>{words.isOn(dayOf(factor.since), factor.recoveryCodesLeft)}</p>
					<div className="flex flex-wrap gap-3">
						<Button look="outline" busy={isBusy} onClick={renew}>
							{words.newCodes}
						</Button>
						<Button look="outline" busy={isBusy} onClick={switchOff}>
							{words.switchOff}
						</Button>
					</div>
				</>
			)}
			{!codes && !factor && (
				<>
					<p className="text-quiet">{words.isOff}</p>
					{begun ? (
						<ConfirmApp begun={begun} onConfirmed={confirmed} onCancel={() => setBegun(null)} />
					) : (
						<Button look="outline" busy={isBusy} onClick={begin} className="self-start">
							{words.setUp}
						</Button>
					)}
				</>
			)}
		</ProfilePart>
	);
}
