import type { Review } from "#core/contract/reviews.ts";
import words from "#web/facts/messages.en.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import messages from "../messages.en.ts";

const day = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeZone: "UTC" });

export function Day({ at }: { at: string }) {
	return <time dateTime={at}>{day.format(new Date(at))}</time>;
}

export function BoughtAs({ review: { size, ColorName } }: { review: Pick<Review, "size" | "ColorName"> }) {
	const said = [size && messages.sizeBought(size), ColorName].filter(Boolean).join(", ");
	return said && <p className="wrap-anywhere text-note text-quiet">{messages.bought(said)}</p>;
}

export function ShopAnswer({ answer }: Pick<Review, "answer">) {
	const { name } = useFacts();
	if (!answer) return null;
	return (
		<div className="mt-4 border-clay border-l-2 pl-4">
			<p className="text-note text-quiet">
				{messages.answerOf(name)}, <Day at={answer.at} />
			</p>
			<p className="wrap-anywhere whitespace-pre-line pt-1">{answer.text}</p>
		</div>
	);
}
