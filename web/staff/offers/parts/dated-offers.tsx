import { offers } from "#core/calls/offers.ts";
import type { DatedOffer } from "#core/contract/offers.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { shopMoment } from "../../frame/shop-clock.ts";
import { Table } from "../../frame/table.tsx";
import { tellRefusal } from "../../frame/tell-refusal.ts";
import { changeIn, tellDone } from "../../frame/undo.ts";
import messages from "../messages.en.ts";

const { dated: words } = messages;

/** Offers that begin or end by themselves, how they stand, and the way to end them sooner. */
export function DatedOffers({ loaded, onChange }: { loaded: Loaded<DatedOffer[]>; onChange: () => void }) {
	const { timeZone } = useFacts();
	if (loaded.data?.length === 0) return null;
	const stop = async (offer: DatedOffer) => {
		const isScheduled = offer.state === "scheduled";
		const question = isScheduled ? words.callOffQuestion : messages.endQuestion(offer.discounted);
		if (!(await askConfirm(question))) return;
		try {
			const answer = await signedCall(offers.stop, { params: { id: offer.id } });
			const said = isScheduled ? words.calledOff : messages.fullPriceAgain(answer.data.updated);
			tellDone(said, changeIn(answer), onChange);
			onChange();
		} catch (error) {
			tellRefusal(error);
		}
	};
	return (
		<section aria-label={words.title} className="flex flex-col gap-3">
			<h2 className="text-title">{words.title}</h2>
			<LoadedView of={loaded} what={words.what}>
				{(rows) => (
					<div className="max-h-80 overflow-y-auto border border-line px-3">
						<Table
							caption={words.title}
							sticky={false}
							keyOf={({ id }) => id}
							rows={rows}
							columns={[
								{
									head: words.products,
									cell: (offer) => (
										<span className="wrap-anywhere">
											{namesOf(offer)}
											<span className="block text-note text-quiet wide:hidden">{inShort(offer, timeZone)}</span>
										</span>
									),
								},
								{ head: words.discount, cell: discountOf, number: true, wide: true },
								{ head: words.when, cell: (offer) => periodOf(offer, timeZone), wide: true },
								{ head: words.state, cell: ({ state }) => words.states[state], wide: true },
								{
									head: words.stop,
									quiet: true,
									number: true,
									cell: (offer) => offer.state !== "ended" && <Stop offer={offer} onStop={() => void stop(offer)} />,
								},
							]}
						/>
					</div>
				)}
			</LoadedView>
		</section>
	);
}

function Stop({ offer, onStop }: { offer: DatedOffer; onStop: () => void }) {
	const isScheduled = offer.state === "scheduled";
	const label = (isScheduled ? words.callOffOne : words.stopOne)(offer.discount, namesOf(offer));
	return (
		<Button look="outline" aria-label={label} onClick={onStop} className="whitespace-nowrap">
			{isScheduled ? words.callOff : words.stop}
		</Button>
	);
}

const discountOf = ({ discount }: DatedOffer) => `${discount} %`;

const inShort = (offer: DatedOffer, timeZone: string) =>
	[discountOf(offer), words.states[offer.state], periodOf(offer, timeZone)].join(" · ");

const namesOf = ({ names, products }: DatedOffer) => words.named(names.join(", "), products - names.length);

/** A beginning that has passed is no news. */
function periodOf({ state, startsAt, endsAt }: DatedOffer, timeZone: string): string {
	const until = endsAt === null ? words.noEnd : words.until(shopMoment(endsAt, timeZone));
	return state === "scheduled" ? `${words.since(shopMoment(startsAt, timeZone))}, ${until}` : until;
}
