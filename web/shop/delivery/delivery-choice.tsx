import type { ReactNode } from "react";
import type { PaymentConfig } from "#core/contract/payments.ts";
import { arrivalInWords, deliveryMessages } from "#core/messages/delivery.ts";
import { shippingOf } from "#core/rules/checkout.ts";
import { type DeliveryMethod, termsOf } from "#core/rules/delivery.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { nameIn } from "#core/rules/translations.ts";
import here from "#web/facts/messages.en.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { writeCheckout } from "../checkout.ts";
import type { Delivery } from "./delivery.ts";
import messages from "./messages.en.ts";

/** Room for the first ways, so that nothing below moves while an address is typed. */
const room = ["", "min-h-18", "min-h-39", "min-h-60"];
const row = "flex min-h-18 items-center gap-4 border px-4 py-2";

type ChoiceProps = {
	config: PaymentConfig | null;
	delivery: Delivery | null;
	subtotal: number;
	/** Shown in place of the ways when the shop could not say them. */
	problem: ReactNode;
};

/** The ways in which it gets to the typed address. Of one there is nothing to choose, but it is shown. */
export function DeliveryChoice({ config, delivery, subtotal, problem }: ChoiceProps) {
	return (
		<fieldset className="min-w-0" aria-busy={!delivery && !problem}>
			<legend className="mb-4 font-display font-light text-title">{messages.howYouGetIt}</legend>
			{config && delivery ? (
				<>
					<div className={cx("flex flex-col gap-3", room[Math.min(config.delivery.length, room.length - 1)])}>
						{delivery.ways.map((way) => (
							<Way
								key={way.id}
								way={way}
								price={fromCents(shippingOf(toCents(subtotal), termsOf(way)))}
								isChosen={way.id === delivery.chosen?.id}
								isOnly={delivery.ways.length === 1 && delivery.chosen !== null}
							/>
						))}
						<Hint config={config} delivery={delivery} />
					</div>
					<p role="status" className="sr-only">
						{delivery.isFinal && delivery.ways.length > 1 && messages.ways(delivery.ways.length)}
					</p>
				</>
			) : (
				(problem ?? <Skeleton className="h-18 w-full" />)
			)}
		</fieldset>
	);
}

type WayProps = { way: DeliveryMethod; price: number; isChosen: boolean; isOnly: boolean };

function Way({ way, price, isChosen, isOnly }: WayProps) {
	const money = useMoney();
	const notes = [
		arrivalInWords(way),
		price > 0 && way.freeFrom !== undefined && messages.freeFrom(money(way.freeFrom)),
	].filter(Boolean);
	const words = (
		<>
			<span className="wrap-anywhere min-w-0 grow">
				{nameIn(way, here.language)}
				<span className="block text-note text-quiet empty:hidden">{notes.join(", ")}</span>
			</span>
			<span className="shrink-0 font-serif tabular-nums">{price === 0 ? messages.free : money(price)}</span>
		</>
	);
	if (isOnly) return <p className={cx(row, "border-line")}>{words}</p>;
	return (
		<label className={cx(row, "cursor-pointer", isChosen ? "border-ink" : "border-edge")}>
			<input
				type="radio"
				name="delivery"
				value={way.id}
				checked={isChosen}
				onChange={() => writeCheckout("deliveryMethod", way.id)}
				className="size-5 shrink-0 accent-clay"
			/>
			{words}
		</label>
	);
}

/** What is still to be typed, or that it cannot get there. */
function Hint({ config, delivery: { ways, isFinal } }: { config: PaymentConfig; delivery: Delivery }) {
	if (isFinal && ways.length > 0) return null;
	if (!isFinal && ways.length === config.delivery.length) return null;
	return (
		<p role="status" className={cx("text-note", isFinal ? "text-brick" : "text-quiet")}>
			{isFinal ? deliveryMessages.nowhere : messages.tellAddress}
		</p>
	);
}
