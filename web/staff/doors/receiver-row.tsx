import { useState } from "react";
import type { Receiver, WebhookDelivery } from "#core/contract/webhooks.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { RowActions } from "../frame/row-actions.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { Switch } from "../permissions/switch.tsx";
import messages from "./messages.en.ts";

const words = messages.hooks;

/** Why a delivery did not arrive, in words. */
export function problemOf({ status, problem }: Pick<WebhookDelivery, "status" | "problem">): string {
	if (status !== null) return messages.deliveries.answered(status);
	return problem ? messages.deliveries.problems[problem] : "";
}

type ReceiverRowProps = {
	receiver: Receiver;
	onChange: () => void;
	onSwitch: (on: boolean) => void;
	onRemove: () => void;
	onRenew: () => void;
	onTest: () => Promise<void>;
};

/** One receiver: what it is told, how that goes, and what can be done. */
export function ReceiverRow({ receiver, onChange, onSwitch, onRemove, onRenew, onTest }: ReceiverRowProps) {
	const { id, name, address, events, on, waiting, failed } = receiver;
	const [isTesting, setTesting] = useState(false);
	const test = () => {
		setTesting(true);
		void onTest().finally(() => setTesting(false));
	};
	return (
		<article aria-label={name} className="flex flex-col gap-3">
			<div className="flex items-start justify-between gap-4">
				<div className="min-w-0">
					<h2 className="wrap-anywhere text-title">{name}</h2>
					<p className="wrap-anywhere text-note text-quiet">{address}</p>
				</div>
				<span className="flex shrink-0 items-center gap-1">
					<span aria-hidden="true" className="text-note text-quiet">
						{on ? words.on : words.off}
					</span>
					<Switch id={`receiver-${id}`} label={words.switchOn(name)} isOn={on} onChange={onSwitch} />
				</span>
			</div>
			<Standing receiver={receiver} />
			<p className="text-note">
				{words.events}: {events.map((event) => words.eventNames[event]).join(" · ")}
			</p>
			{(waiting > 0 || failed > 0) && (
				<p className="text-note text-quiet">
					{[waiting > 0 && words.waiting(waiting), failed > 0 && words.failed(failed)].filter(Boolean).join(" · ")}
				</p>
			)}
			<RowActions name={name} isHidden={false} onChange={onChange} onRemove={onRemove}>
				<ButtonLink look="outline" to={`/admindashboard/webhooks/${id}`} aria-label={words.deliveriesOf(name)}>
					{words.deliveries}
				</ButtonLink>
				<Button look="outline" busy={isTesting} aria-label={words.testOf(name)} onClick={test}>
					{words.test}
				</Button>
				<Button look="outline" aria-label={words.renewOf(name)} onClick={onRenew}>
					{words.renew}
				</Button>
			</RowActions>
		</article>
	);
}

/** What is wrong, or about to change. */
function Standing({ receiver: { offReason, failingSince, oldSecretUntil } }: { receiver: Receiver }) {
	return (
		<>
			{offReason && <p className="text-brick">{words.offBecause[offReason]}</p>}
			{!offReason && failingSince && <p className="text-brick">{words.failingSince(shopMoment(failingSince))}</p>}
			{oldSecretUntil && <p className="text-note text-quiet">{words.oldSecret(shopMoment(oldSecretUntil))}</p>}
		</>
	);
}
