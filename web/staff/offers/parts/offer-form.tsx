import { offerMessages } from "#core/messages.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { offerPriceCents } from "#core/rules/offer.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Table } from "../../frame/table.tsx";
import { blockKeys } from "../../products/block-keys.ts";
import messages from "../messages.en.ts";
import type { Offers } from "../use-offers.ts";

const { preview } = messages;

/** The discount, what it would do to each chosen product, and Send. */
export function OfferForm({ offers }: { offers: Offers }) {
	const { form, percent, isBusy, chosen, offered } = offers;
	const money = useMoney();
	const problem = form.formState.errors.discount?.message;
	const after = (price: number) =>
		percent === null ? "–" : money(fromCents(offerPriceCents(toCents(price), percent)));
	return (
		<section aria-label={messages.newOffer} className="flex flex-col gap-4">
			<form method="post" noValidate onSubmit={offers.send} className="flex flex-wrap items-start gap-x-3">
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
				<Button type="submit" busy={isBusy} className="mt-6.5 min-w-28">
					{messages.send}
				</Button>
				{chosen.length > 0 && (
					<div className="flex gap-3 max-sm:basis-full max-sm:pt-3 sm:mt-6.5">
						{offered.length > 0 && (
							<Button look="outline" busy={isBusy} onClick={offers.end}>
								{messages.end(offered.length)}
							</Button>
						)}
						<Button look="quiet" onClick={offers.clear} className="max-sm:px-0">
							{messages.clear}
						</Button>
					</div>
				)}
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
