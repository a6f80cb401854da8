import { useState } from "react";
import { secondFactors } from "#core/calls/second-factors.ts";
import type { BegunSecondFactor } from "#core/contract/second-factors.ts";
import type { StaffAccount } from "#core/contract/staff-accounts.ts";
import { Part } from "#web/account/parts/part.tsx";
import type { ApiError } from "#web/api.ts";
import { dayOf } from "#web/shop/orders/order-words.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { staffCall } from "../step-up/step-up.ts";
import { ConfirmApp } from "./confirm-app.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

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
			showAlert({ title: "Ups!", text: (error as ApiError).message, icon: "warning" });
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
		const agreed = await askConfirm({
			title: "Make new recovery codes?",
			text: "The ones you have stop working.",
			yes: "Make new ones",
			no: "Keep mine",
		});
		if (agreed)
			await attempt(async () => confirmed((await staffCall(secondFactors.renewCodes, {})).data.recoveryCodes));
	};
	const switchOff = async () => {
		const agreed = await askConfirm({
			title: "Switch the second factor off?",
			text: "Your password alone will be enough to log in. Your recovery codes stop working.",
			yes: "Switch off",
			no: "Keep it",
		});
		if (!agreed) return;
		await attempt(async () => {
			const { data } = await staffCall(secondFactors.switchOff, {});
			showToast(data.message, "success");
			onChanged();
		});
	};

	return (
		<Part title="Second factor" level="h2">
			{codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
			{!codes && factor && (
				<>
					<p>
						On since {dayOf(factor.since)}: a log-in needs your password and a code of your app.{" "}
						{factor.recoveryCodesLeft === 1 ? "1 recovery code is" : `${factor.recoveryCodesLeft} recovery codes are`}{" "}
						left.
					</p>
					<div className="flex flex-wrap gap-3">
						<Button look="outline" busy={isBusy} onClick={renew}>
							New recovery codes
						</Button>
						<Button look="outline" busy={isBusy} onClick={switchOff}>
							Switch off
						</Button>
					</div>
				</>
			)}
			{!codes && !factor && (
				<>
					<p className="text-quiet">
						Off: your password alone is enough to log in. With an authenticator app on your phone, a stolen password is
						not.
					</p>
					{begun ? (
						<ConfirmApp begun={begun} onConfirmed={confirmed} onCancel={() => setBegun(null)} />
					) : (
						<Button look="outline" busy={isBusy} onClick={begin} className="self-start">
							Set up an app
						</Button>
					)}
				</>
			)}
		</Part>
	);
}
