import { statistics } from "#core/calls/statistics.ts";
import type { Figures } from "#core/contract/figures.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { dayInWords } from "../dashboard/ranges.ts";
import type { Route } from "./+types/figures.ts";
import { askedFiguresIn } from "./asked-figures.ts";
import { Headline } from "./headline.tsx";
import messages from "./messages.en.ts";
import { Clients, Sales } from "./over-time.tsx";
import { RangeForm } from "./range-form.tsx";
import { Funnel, Missed, Returns, Searches, Sellers, SlowSellers } from "./ranked.tsx";

export const meta = privateHead(messages.title);

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const query = askedFiguresIn(url.searchParams);
	return { figures: readAs("staff", async () => (await signedCall(statistics.figures, { query }, { signal })).data) };
}

/** What was sold, to whom, what came back and what was missed, in a range of days. */
export default function FiguresScreen({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.figures);
	return (
		<div className="flex flex-col gap-6">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 max-w-prose text-note text-quiet">{messages.note}</p>
			</div>
			<RangeForm />
			<LoadedView of={loaded} what={messages.what}>
				{(figures) => <Parts of={figures} />}
			</LoadedView>
		</div>
	);
}

const days = (say: (from: string, to: string) => string, { from, to }: { from: string; to: string }) =>
	say(dayInWords(from, "day"), dayInWords(to, "day"));

function Parts({ of }: { of: Figures }) {
	return (
		<div className="flex flex-col gap-10">
			<div className="flex flex-col gap-2">
				<p role="status">
					{days(messages.shown, of)}
					{of.compared && `, ${days(messages.against, of.compared)}`}
				</p>
				<Headline of={of} />
			</div>
			<Sales of={of} />
			<Clients of={of} />
			<div className="grid gap-10 wide:grid-cols-2">
				<Funnel of={of} />
				<Sellers of={of} />
				<SlowSellers of={of} />
				<Returns of={of} />
				<Missed of={of} />
				<Searches of={of} />
			</div>
		</div>
	);
}
