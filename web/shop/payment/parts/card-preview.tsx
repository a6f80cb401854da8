import { Hanger } from "#web/brand/logo.tsx";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { cx } from "#web/ui/cx.ts";
import messages from "../card.messages.en.ts";
import type { Card } from "../card.ts";
import { type Preview, previewOf } from "../preview.ts";
import type { PaymentMethod } from "../provider.ts";

type PreviewProps = { card: Card; method: PaymentMethod | null; isCodeInHand: boolean };

const side = "absolute inset-0 flex flex-col justify-between rounded-[14px] bg-ink p-5 text-paper backface-hidden";

/** The card as it is being typed. It turns for the security code, unless that is on its front. */
export function CardPreview({ card, method, isCodeInHand }: PreviewProps) {
	const preview = previewOf(card.number, method);
	const isTurned = isCodeInHand && !preview.codeOnFront;
	const code = card.code || (preview.codeOnFront ? "••••" : "•••");
	return (
		<div
			role="img"
			aria-label={messages.preview}
			data-turned={isTurned}
			className="perspective-distant mx-auto w-full max-w-sm"
		>
			<div
				className={cx(
					"relative aspect-[1.586] w-full transform-3d transition-transform duration-180",
					isTurned && "rotate-y-180",
				)}
			>
				<Front card={card} preview={preview} code={preview.codeOnFront ? code : null} />
				<div className={cx(side, "rotate-y-180 px-0")}>
					<div className="h-10 bg-quiet" />
					<p className="mx-5 flex justify-end bg-paper px-3 py-1.5 font-serif text-ink tabular-nums">{code}</p>
					<p className="px-5 text-right text-note">{preview.brand}</p>
				</div>
			</div>
		</div>
	);
}

function Front({ card, preview, code }: { card: Card; preview: Preview; code: string | null }) {
	const { logo } = useFacts();
	const month = card.month.padStart(2, "•").slice(-2);
	const year = card.year.slice(-2).padStart(2, "•");
	return (
		<div className={side}>
			<div className="flex items-start justify-between gap-4">
				{logo ? <span /> : <Hanger className="h-8 w-10" />}
				<p className="font-medium" data-part="brand">
					{preview.brand}
				</p>
			</div>
			<div>
				{code && <p className="text-right font-serif text-note tabular-nums">{code}</p>}
				<p data-part="number" className="flex justify-between gap-2 font-serif text-lead tabular-nums">
					{preview.groups.map((group, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a group is its place on the card.
						<span key={place}>{group}</span>
					))}
				</p>
			</div>
			<div className="flex items-end justify-between gap-4 text-note">
				<p data-part="name" className="min-w-0 truncate uppercase">
					{card.name || messages.yourName}
				</p>
				<p data-part="expiry" className="tabular-nums">
					{month}/{year}
				</p>
			</div>
		</div>
	);
}
