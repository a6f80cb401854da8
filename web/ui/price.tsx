import { unitPrice } from "#core/rules/catalogue.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { cx } from "./cx.ts";
import messages from "./messages.en.ts";

type Priced = { price: number; price_offer: number; is_offer: boolean };

/** Today's price; on offer the old one stands struck through beside it. */
export function Price({ of, large = false, className }: { of: Priced; large?: boolean; className?: string }) {
	const money = useMoney();
	return (
		<p
			className={cx("flex flex-wrap items-baseline gap-x-2 font-serif tabular-nums", large && "text-title", className)}
		>
			<span className={of.is_offer ? "text-clay" : undefined}>
				{of.is_offer && <span className="sr-only">{messages.now}</span>}
				{money(unitPrice(of))}
			</span>
			{of.is_offer && (
				<s className={cx("text-quiet", large ? "text-lead" : "text-note")}>
					<span className="sr-only">{messages.insteadOf}</span>
					{money(of.price)}
				</s>
			)}
		</p>
	);
}

/** One amount of money, such as a total. */
export function Amount({ value, className }: { value: number; className?: string }) {
	return <span className={cx("font-serif tabular-nums", className)}>{useMoney()(value)}</span>;
}
