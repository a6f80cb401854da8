import type { ReactNode } from "react";
import type { OrderLine } from "#core/contract/orders.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import here from "#web/facts/messages.en.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import messages from "../messages.en.ts";
import type { Totals } from "../use-totals.ts";

type SummaryProps = { totals: Totals; lines?: readonly OrderLine[]; children?: ReactNode };

/** What it all comes to, beside the steps on wide screens. */
export function Summary({ totals, lines, children }: SummaryProps) {
	return (
		<section aria-label={messages.summary} className="flex flex-col gap-5 bg-sunken p-5 md:p-6">
			<h2 className="text-title">{messages.summary}</h2>
			{lines && <PreparedLines lines={lines} />}
			<Sums totals={totals} />
			{children}
		</section>
	);
}

function Sums({ totals }: { totals: Totals }) {
	const { subtotal, discount, delivery, total, tax } = totals;
	const money = useMoney();
	const way = delivery?.chosen;
	return (
		<div className="flex flex-col gap-2">
			<dl className="flex flex-col gap-2" aria-busy={discount.checking}>
				<Sum label={messages.subtotal} value={money(subtotal)} />
				{discount.off > 0 && <Sum label={messages.discount} value={money(-discount.off)} className="text-sage" />}
				<Sum
					label={messages.shipping}
					value={shippingInWords(totals, money)}
					note={way?.translations?.[here.language]?.name ?? way?.name}
				/>
				<div className="mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-4">
					<dt className="font-medium">{messages.total}</dt>
					<dd>
						<Amount value={total} className={cx("text-title", discount.checking && "opacity-60")} />
					</dd>
				</div>
			</dl>
			{tax && <p className="text-note text-quiet">{messages.tax(tax.rate, money(tax.amount))}</p>}
			{discount.problem && (
				<p role="alert" className="text-brick text-note">
					{discount.problem}
				</p>
			)}
		</div>
	);
}

function shippingInWords({ delivery, shipping }: Totals, money: (amount: number) => string): string {
	if (shipping !== null) return shipping === 0 ? messages.free : money(shipping);
	if (!delivery) return "…";
	return delivery.isFinal ? messages.notPossible : messages.dependsOnAddress;
}

type SumProps = { label: string; value: string; note?: string | undefined; className?: string };

function Sum({ label, value, note, className }: SumProps) {
	return (
		<div className={cx("flex justify-between gap-4", className)}>
			<dt className="wrap-anywhere min-w-0">
				{label}
				{note && <span className="block text-note text-quiet">{note}</span>}
			</dt>
			<dd className="shrink-0 font-serif tabular-nums">{value}</dd>
		</div>
	);
}

type PreparedLinesProps<L> = { lines: readonly L[]; noteOf?: (line: L) => string };

export function PreparedLines<L extends OrderLine>({ lines, noteOf }: PreparedLinesProps<L>) {
	const money = useMoney();
	return (
		<ul aria-label={messages.whatYouBuy} className="flex flex-col gap-4">
			{lines.map((line) => (
				<li key={`${line.productid} ${line.color} ${line.size}`} className="flex gap-4">
					<div className="w-14 shrink-0">
						<Picture src={line.image} alt="" sizes="56px" />
					</div>
					<div className="min-w-0 grow">
						<p className="wrap-anywhere font-medium">{line.name}</p>
						<p className="text-note text-quiet">
							{line.label ?? line.color}, {sizeWord(line.size)} · {line.quantity} × {money(line.price)}
						</p>
						{noteOf?.(line) && <p className="text-note text-quiet">{noteOf(line)}</p>}
					</div>
					<Amount value={line.price * line.quantity} className="shrink-0" />
				</li>
			))}
		</ul>
	);
}

type TotalBarProps = { totals: Totals; children: ReactNode; wide?: boolean };

/**
 * On narrow screens the total and the way on stay at the bottom, whatever one scrolls to. With `wide` the way on stands
 * below the step on wide screens too.
 */
export function TotalBar({ totals, children, wide = false }: TotalBarProps) {
	return (
		<section
			aria-label={messages.total}
			className={cx(
				"sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-raised px-4 py-3 md:-mx-8 md:px-8",
				wide
					? "wide:static wide:col-span-7 wide:mx-0 wide:justify-start wide:border-0 wide:bg-transparent wide:p-0"
					: "wide:hidden",
			)}
		>
			<p className="flex flex-col wide:hidden">
				<span className="text-note text-quiet">{messages.totalOf(totals.units)}</span>
				<Amount value={totals.total} className={cx("text-lead", totals.discount.checking && "opacity-60")} />
			</p>
			<div className="flex min-w-0 flex-col items-end gap-x-6 gap-y-1 wide:flex-row-reverse wide:items-center">
				{children}
			</div>
		</section>
	);
}
