import { useEffect, useState } from "react";
import { shippingMessages } from "#core/messages.ts";
import { useSession } from "#web/account/session.ts";
import { useReady } from "#web/account/use-ready.ts";
import { privateHead } from "#web/facts/title.ts";
import { Button } from "#web/ui/button.tsx";
import { Linked } from "#web/ui/linked.tsx";
import { CodeForm } from "../cart/parts/code-form.tsx";
import { NothingToPay } from "../cart/parts/nothing-to-pay.tsx";
import { Notice } from "../cart/parts/notice.tsx";
import { StaffDoNotShop } from "../cart/parts/staff-do-not-shop.tsx";
import { Steps } from "../cart/parts/steps.tsx";
import { Summary, TotalBar } from "../cart/parts/summary.tsx";
import { usePaymentConfig } from "../cart/payment-config.ts";
import { prepareCartIfNothing } from "../cart/prepare.ts";
import { refreshPrepared } from "../cart/refresh.ts";
import { useTotals } from "../cart/use-totals.ts";
import { useCheckout } from "../checkout.ts";
import { DeliveryChoice } from "../delivery/delivery-choice.tsx";
import { tellStep } from "../tell-visit.ts";
import messages from "./messages.en.ts";
import { ShippingFields } from "./parts/shipping-fields.tsx";
import { useShippingForm } from "./use-shipping-form.ts";

export const meta = privateHead(messages.about);

const FORM = "shipping";

export default function ShippingScreen() {
	const ready = useReady();
	const { session } = useSession();
	const lines = useCheckout("productPrepared") ?? [];
	const { config, problem, again } = usePaymentConfig();
	const changes = usePreparedLines();
	const { form, problems, isComplete, confirm } = useShippingForm(session);
	const totals = useTotals(lines, config, form.watch("address"));
	const { delivery } = totals;
	const isReached = !delivery || delivery.chosen !== null;
	const isCheckout = ready && session.as !== "staff" && lines.length > 0;
	useEffect(() => {
		if (isCheckout) tellStep("checkout");
	}, [isCheckout]);

	if (session.as === "staff") return <StaffDoNotShop />;
	if (ready && lines.length === 0) return <NothingToPay changes={changes} />;
	const bar = (
		<TotalBar totals={totals} wide>
			<p role="status" className="text-brick">
				{!isComplete && ready && shippingMessages.incomplete}
			</p>
			<Button type="submit" form={FORM} disabled={!isComplete || !isReached || !ready} className="min-w-36">
				{messages.confirm}
			</Button>
		</TotalBar>
	);
	return (
		<Steps
			title={messages.title}
			step="Shipping"
			aside={
				<Summary totals={totals} lines={lines}>
					<CodeForm lines={lines} />
				</Summary>
			}
			bar={bar}
		>
			{changes.length > 0 && <Notice title={messages.changed} lines={changes} kind="info" />}
			{session.as === "visitor" && ready && (
				<p className="mb-6 text-quiet">
					<Linked text={messages.logIn("/login?next=form")} />
				</p>
			)}
			<form
				id={FORM}
				method="post"
				noValidate
				onSubmit={confirm(delivery?.chosen ?? null)}
				className="flex flex-col gap-8"
			>
				<ShippingFields form={form} problems={problems} disabled={!ready} />
				<DeliveryChoice
					config={config}
					delivery={delivery}
					subtotal={totals.subtotal}
					problem={problem && <NotRead message={problem} onAgain={again} />}
				/>
			</form>
		</Steps>
	);
}

function NotRead({ message, onAgain }: { message: string; onAgain: () => void }) {
	return (
		<div role="alert" className="flex flex-wrap items-center gap-4">
			<p>{message}</p>
			<Button look="outline" onClick={onAgain}>
				{messages.tryAgain}
			</Button>
		</div>
	);
}

/** What is to be paid, looked at again when the screen opens; answers what changed. */
function usePreparedLines(): readonly string[] {
	const [changes, setChanges] = useState<readonly string[]>([]);
	useEffect(() => {
		prepareCartIfNothing();
		refreshPrepared().then(setChanges, () => setChanges([messages.unreachable]));
	}, []);
	return changes;
}
