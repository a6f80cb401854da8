import { Link } from "react-router";
import type { Figures } from "#core/contract/figures.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { type ChartRow, RowChart } from "../charts/row-chart.tsx";
import { dayInWords } from "../dashboard/ranges.ts";
import type { Column } from "../frame/table.tsx";
import { useMay } from "../frame/use-may.ts";
import returnWords from "../returns/messages.en.ts";
import { Part } from "./figure-part.tsx";
import { inWords, orNothing, shareOf } from "./figure-words.ts";
import messages from "./messages.en.ts";

/** So many are drawn; the table has the others. */
const DRAWN = 8;

type Named = { id_product: number; name: string };
type Before = { before: number | null };

function useProductColumn<T extends Named>(): Column<T> {
	const isLed = useMay()("products.write");
	return {
		head: messages.sellers.product,
		cell: ({ id_product, name }) => (
			<Link to={isLed ? `/updateProducto/${id_product}` : `/products/${id_product}`} className="link wrap-anywhere">
				{name}
			</Link>
		),
	};
}

function counts<K extends string>(head: string, of: K): Column<Record<K, number>> {
	return { head, number: true, cell: (row) => inWords(row[of]) };
}

const beforeColumn = <T extends Before>({ compared }: Figures): Column<T>[] =>
	compared ? [{ head: messages.before, number: true, cell: ({ before }) => orNothing(before) }] : [];

const drawn = <T extends Before>(rows: readonly T[], row: (of: T) => Omit<ChartRow, "before">): ChartRow[] =>
	rows.slice(0, DRAWN).map((one) => ({ ...row(one), before: one.before }));

export function Funnel({ of }: { of: Figures }) {
	const { title, note, steps, step, count, share } = messages.funnel;
	const all = of.funnel[0]?.count ?? 0;
	return (
		<Part
			part="funnel"
			title={title}
			note={note}
			empty={of.funnel.every((one) => one.count === 0) && messages.nothing.funnel}
			rows={of.funnel}
			keyOf={(one) => one.step}
			columns={[
				{ head: step, cell: (one) => steps[one.step] },
				counts(count, "count"),
				{ head: share, number: true, cell: (one) => shareOf(one.count, all) },
				...beforeColumn<Figures["funnel"][number]>(of),
			]}
		>
			<RowChart
				title={title}
				rows={drawn(of.funnel, (one) => ({
					key: one.step,
					label: steps[one.step],
					value: one.count,
					words: messages.funnel.of(inWords(one.count), shareOf(one.count, all)),
				}))}
			/>
		</Part>
	);
}

export function Sellers({ of }: { of: Figures }) {
	const money = useMoney();
	const { title, units, revenue } = messages.sellers;
	return (
		<Part
			part="sellers"
			title={title}
			empty={of.sellers.length === 0 && messages.nothing.sold}
			rows={of.sellers}
			keyOf={({ id_product }) => id_product}
			columns={[
				useProductColumn<Figures["sellers"][number]>(),
				counts(units, "units"),
				{ head: revenue, number: true, cell: (one) => money(one.revenue) },
				...beforeColumn<Figures["sellers"][number]>(of),
			]}
		>
			<RowChart
				title={title}
				rows={drawn(of.sellers, ({ id_product, name, units: sold }) => ({
					key: String(id_product),
					label: name,
					value: sold,
					words: inWords(sold),
				}))}
			/>
		</Part>
	);
}

export function SlowSellers({ of }: { of: Figures }) {
	const { title, note, left, since, unitsAndLeft } = messages.slow;
	return (
		<Part
			part="slow"
			title={title}
			note={note}
			empty={of.slow.length === 0 && messages.nothing.slow}
			rows={of.slow}
			keyOf={({ id_product }) => id_product}
			columns={[
				useProductColumn<Figures["slow"][number]>(),
				counts(messages.sellers.units, "units"),
				counts(left, "left"),
				{ head: since, number: true, cell: (one) => dayInWords(one.since, "day") },
				...beforeColumn<Figures["slow"][number]>(of),
			]}
		>
			<RowChart
				title={title}
				rows={drawn(of.slow, ({ id_product, name, units, left: unsold }) => ({
					key: String(id_product),
					label: name,
					value: unsold,
					words: unitsAndLeft(units, unsold),
				})).map((row) => ({ ...row, before: null }))}
			/>
		</Part>
	);
}

type Reason = Figures["returnReasons"][number]["reason"];
const reasonInWords = (reason: Reason) => (reason === null ? messages.returns.noReason : returnWords.reasons[reason]);

export function Returns({ of }: { of: Figures }) {
	const { title, note, byReason, reason } = messages.returns;
	return (
		<Part
			part="returns"
			title={title}
			note={note}
			empty={of.returns.length === 0 && messages.nothing.returns}
			rows={of.returns}
			keyOf={(one) => `${one.id_product} ${one.reason}`}
			columns={[
				useProductColumn<Figures["returns"][number]>(),
				{ head: reason, cell: (one) => reasonInWords(one.reason) },
				counts(messages.sellers.units, "units"),
				...beforeColumn<Figures["returns"][number]>(of),
			]}
		>
			<RowChart
				title={byReason}
				rows={drawn(of.returnReasons, (one) => ({
					key: String(one.reason),
					label: reasonInWords(one.reason),
					value: one.units,
					words: inWords(one.units),
				}))}
			/>
		</Part>
	);
}

export function Missed({ of }: { of: Figures }) {
	const { title, note, garment, colour, size, looks, alerts } = messages.missed;
	return (
		<Part
			part="missed"
			title={title}
			note={note}
			empty={of.missed.length === 0 && messages.nothing.missed}
			rows={of.missed}
			keyOf={(one) => `${one.id_product} ${one.ColorName} ${one.size}`}
			columns={[
				useProductColumn<Figures["missed"][number]>(),
				{ head: colour, cell: (one) => one.ColorName },
				{ head: size, cell: (one) => sizeWord(one.size) },
				counts(looks, "looks"),
				counts(alerts, "alerts"),
				...beforeColumn<Figures["missed"][number]>(of),
			]}
		>
			<RowChart
				title={title}
				rows={drawn(of.missed, (one) => ({
					key: `${one.id_product} ${one.ColorName} ${one.size}`,
					label: garment(one.name, one.ColorName, sizeWord(one.size)),
					value: one.looks + one.alerts,
					words: inWords(one.looks + one.alerts),
				}))}
			/>
		</Part>
	);
}

export function Searches({ of }: { of: Figures }) {
	const { title, note, words, times } = messages.searches;
	return (
		<Part
			part="searches"
			title={title}
			note={note}
			empty={of.searches.length === 0 && messages.nothing.searches}
			rows={of.searches}
			keyOf={(one) => one.words}
			columns={[
				{ head: words, cell: (one) => <span className="wrap-anywhere">{one.words}</span> },
				counts(times, "times"),
				...beforeColumn<Figures["searches"][number]>(of),
			]}
		>
			<RowChart
				title={title}
				rows={drawn(of.searches, (one) => ({
					key: one.words,
					label: one.words,
					value: one.times,
					words: inWords(one.times),
				}))}
			/>
		</Part>
	);
}
