import { useSearchParams } from "react-router";
import { settings } from "#core/calls/settings.ts";
import { statistics } from "#core/calls/statistics.ts";
import { upkeep } from "#core/calls/upkeep.ts";
import type { Statistics } from "#core/contract/statistics.ts";
import { numbersIn } from "#core/plural.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useRefreshEvery } from "#web/loading/use-refresh.ts";
import { Select } from "#web/ui/field.tsx";
import { useMay } from "../frame/use-may.ts";
import { ReadyToSell } from "../ready/ready-to-sell.tsx";
import type { Route } from "./+types/dashboard.ts";
import { Bars } from "./bars.tsx";
import { Figures, StatusCounts } from "./figures.tsx";
import messages from "./messages.en.ts";
import { LowStock, NewestOrders } from "./news.tsx";
import { dayInWords, daysIn, ranges } from "./ranges.ts";
import { UpkeepNotes } from "./upkeep-notes.tsx";

export const meta = privateHead(messages.title);

const EVERY_MS = 5000;
const number = numbersIn(words.locale);

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const query = { days: daysIn(url.searchParams) };
	return {
		figures: readAs("staff", () => signedCall(statistics.get, { query }, { signal }).then(({ data }) => data)),
		ready: readAs("staff", async ({ user }) =>
			user.rol === "admin" ? (await signedCall(settings.ready, {}, { signal })).data : null,
		),
		upkeep: readAs("staff", async ({ user }) =>
			user.rol === "admin" ? (await signedCall(upkeep.get, {}, { signal })).data : null,
		),
	};
}

/** The shop in numbers, read again every few seconds. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const [address, setAddress] = useSearchParams();
	const days = daysIn(address);
	const loaded = useLoaded(loaderData.figures);
	const lookedAfter = useLoaded(loaderData.upkeep);
	const ready = useLoaded(loaderData.ready);
	useRefreshEvery(EVERY_MS, loaded.stale);
	return (
		<>
			<div className="mb-6 flex flex-wrap items-end justify-between gap-4">
				<h1 className="text-headline">{messages.title}</h1>
				<Select
					label={messages.range}
					value={days}
					onChange={({ target }) => setAddress({ days: target.value }, { replace: true, preventScrollReset: true })}
					className="min-w-48"
				>
					{ranges.map((range) => (
						<option key={range} value={range}>
							{messages.ranges[range]}
						</option>
					))}
				</Select>
			</div>
			<ReadyToSell of={ready} />
			<UpkeepNotes of={lookedAfter} />
			<LoadedView of={loaded} what={messages.what}>
				{(figures) => <Overview figures={figures} />}
			</LoadedView>
		</>
	);
}

function Overview({ figures }: { figures: Statistics }) {
	const may = useMay();
	const money = useMoney();
	const { sales, visits } = figures;
	return (
		<div className="flex flex-col gap-10">
			<div>
				<Figures of={figures} />
				<StatusCounts of={figures} />
			</div>
			<div className="grid gap-10 wide:grid-cols-2">
				<section aria-label={messages.revenue.title} className="min-w-0">
					<h2 className="text-title">{messages.revenue.title}</h2>
					<p className="mb-4 text-quiet">{messages.revenue.sum(money(sales.revenue), sales.orders, sales.days)}</p>
					<Bars
						title={messages.revenue.by[sales.by]}
						measure={messages.revenue.title}
						bars={sales.entries.map(({ day, revenue }) => ({
							label: dayInWords(day, sales.by),
							value: revenue,
							words: money(revenue),
						}))}
					/>
				</section>
				<section aria-label={messages.visits.title} className="min-w-0">
					<h2 className="text-title">{messages.visits.title}</h2>
					<p className="mb-4 text-quiet">{messages.visits.sum(visits.total)}</p>
					<Bars
						title={messages.visits.byDay}
						measure={messages.visits.title}
						bars={visits.entries.map((entry) => ({
							label: dayInWords(entry.day, "day"),
							value: entry.visits,
							words: number(entry.visits),
						}))}
					/>
				</section>
				{may("orders.read") && <NewestOrders orders={figures.newestOrders} />}
				<LowStock of={figures.lowStock} />
			</div>
		</div>
	);
}
