import { offerMessages } from "#core/messages.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { offerPriceCents } from "#core/rules/offer.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { MomentField } from "../../frame/moment-field.tsx";
import { Table } from "../../frame/table.tsx";
import { blockKeys } from "../../products/block-keys.ts";
import messages from "../messages.en.ts";
import type { Offers } from "../use-offers.ts";

const { preview } = messages;

/** What the bar at the foot of a phone sends. */
const OFFER_FORM = "new-offer";

/** The discount, from when until when, what it would do to each chosen product, and Send. */
export function OfferForm({ offers }: { offers: Offers }) {
	const { form, unsaved, percent, isBusy, chosen, offered } = offers;
	const money = useMoney();
	const { errors } = form.formState;
	const problem = errors.discount?.message;
	const startProblem = errors.startsAt?.message;
	const endProblem = errors.endsAt?.message;
	const after = (price: number) =>
		percent === null ? "–" : money(fromCents(offerPriceCents(toCents(price), percent)));
	return (
		<section aria-label={messages.newOffer} className="flex flex-col gap-4">
			<UnsavedLine of={unsaved} />
			<form
				id={OFFER_FORM}
				method="post"
				noValidate
				onSubmit={offers.send}
				className="flex flex-wrap items-start gap-3"
			>
				<Field
					label={offerMessages.discountLabel}
					type="number"
					inputMode="numeric"
					min={1}
					max={99}
					step={1}
					{...form.register("discount")}
					onFocus={({ target }) => target.select()}
					onKeyDown={blockKeys}
					className="w-52 sm:w-64"
					{...(problem && { message: problem, state: "bad" as const })}
				/>
				<MomentField
					label={messages.from}
					{...form.register("startsAt")}
					className="w-full sm:w-56"
					{...(startProblem && { message: startProblem, state: "bad" as const })}
				/>
				<MomentField
					label={messages.until}
					{...form.register("endsAt")}
					className="w-full sm:w-56"
					{...(endProblem && { message: endProblem, state: "bad" as const })}
				/>
				<Button type="submit" busy={isBusy} className={cx("mt-6.5 min-w-28", chosen.length > 0 && "max-sm:hidden")}>
					{messages.send}
				</Button>
				{chosen.length > 0 && (
					<div className="flex gap-3 max-sm:basis-full sm:mt-6.5">
						{offered.length > 0 && (
							<Button look="outline" busy={isBusy} onClick={offers.end}>
								{messages.end(offered.length)}
							</Button>
						)}
						<Button look="flush" onClick={offers.clear} className="sm:px-5">
							{messages.clear}
						</Button>
					</div>
				)}
				<p className="basis-full text-note text-quiet">{messages.openEnds}</p>
			</form>
			{chosen.length > 0 && (
				<div className="max-h-80 max-w-3xl overflow-y-auto border border-line px-3">
					<Table
						caption={preview.caption}
						sticky={false}
						keyOf={({ id_product }) => id_product}
						rows={chosen}
						columns={[
							{ head: preview.product, cell: ({ name }) => name },
							{ head: preview.fullPrice, cell: ({ price }) => money(price), number: true },
							{ head: preview.now, cell: (product) => money(unitPrice(product)), number: true },
							{ head: preview.withOffer, cell: ({ price }) => `→ ${after(price)}`, number: true },
						]}
					/>
				</div>
			)}
		</section>
	);
}

/** On a phone the way on stays at hand, however far down one chooses. */
export function SendBar({ offers: { chosen, isBusy } }: { offers: Offers }) {
	if (chosen.length === 0) return null;
	return (
		<div className="sticky bottom-14 z-10 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-raised px-4 py-3 sm:hidden">
			<span>{messages.chosen(chosen.length)}</span>
			<Button type="submit" form={OFFER_FORM} busy={isBusy} className="min-w-28">
				{messages.send}
			</Button>
		</div>
	);
}
