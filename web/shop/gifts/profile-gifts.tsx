import { Link } from "react-router";
import type { OwnClaim } from "#core/contract/gifts.ts";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { dayInWords } from "./day-in-words.ts";
import messages from "./messages.en.ts";

type Given = Omit<OwnClaim, "delivery" | "email">;

/** What somebody gives of other people's lists; nothing for who gives nothing. */
export default function ProfileGifts({ given }: { given: Reading<Given[]> }) {
	const { data } = useLoaded(given);
	if (!data || data.length === 0) return null;
	return (
		<section aria-labelledby="gifts" className="flex flex-col gap-4">
			<h2 id="gifts" className="text-title">
				{messages.given.title}
			</h2>
			<ul className="border-line border-t">
				{data.map((claim) => (
					<Entry key={claim.id} claim={claim} />
				))}
			</ul>
		</section>
	);
}

function Entry({ claim }: { claim: Given }) {
	const { list, quantity, name, isBought, orderId, thanks } = claim;
	const units = quantity > 1 ? `${quantity} × ` : "";
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-3">
			<div className="min-w-0">
				<p className="wrap-anywhere">
					{units}
					{name}
				</p>
				<p className="wrap-anywhere text-note text-quiet">{messages.given.for(list.creator, list.title)}</p>
				{list.day && <p className="text-note text-quiet">{messages.given.day(dayInWords(list.day))}</p>}
				{thanks && <p className="wrap-anywhere mt-1">{messages.thanksFrom(list.creator, thanks)}</p>}
			</div>
			<p className="flex flex-wrap items-center gap-x-4 text-note">
				<span className={isBought ? "text-sage" : "text-quiet"}>
					{isBought ? messages.given.bought : messages.given.open}
				</span>
				{isBought && orderId !== null && (
					<Link to={`/orders/${orderId}`} className="link inline-flex min-h-11 items-center">
						{messages.given.order}
					</Link>
				)}
				{list.link !== null && (
					<Link to={list.link} className="link inline-flex min-h-11 items-center">
						{messages.given.openList}
					</Link>
				)}
			</p>
		</li>
	);
}
