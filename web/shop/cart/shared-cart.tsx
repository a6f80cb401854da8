import { carts } from "#core/calls/carts.ts";
import type { SharedCart } from "#core/contract/carts.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { useSession } from "#web/account/session.ts";
import { call } from "#web/api.ts";
import { Hanger } from "#web/brand/logo.tsx";
import words from "#web/facts/messages.en.ts";
import { privateHead } from "#web/facts/title.ts";
import { reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount, Price } from "#web/ui/price.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { addLines } from "../lists/add-to-cart.ts";
import type { Route } from "./+types/shared-cart.ts";
import { entryOf, keyOf } from "./lines.ts";
import { changeInWords } from "./news.ts";
import { LineName } from "./parts/line-row.tsx";
import { Notice } from "./parts/notice.tsx";
import messages from "./shared-cart.messages.en.ts";

export const meta = privateHead(messages.title);

export function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
	const query = { language: words.language };
	return { shared: reading(call(carts.shared, { params, query }, { signal }).then(({ data }) => data)) };
}

export const HydrateFallback = Waiting;

/** What somebody else put into a cart, to be taken into one's own. */
export default function SharedCartScreen({ loaderData }: Route.ComponentProps) {
	const { data, problem, again } = useLoaded(loaderData.shared);
	if (problem?.status === 404 || problem?.status === 400) return <Over />;
	if (data) return <Shared cart={data} />;
	if (!problem) return <Waiting />;
	return (
		<ErrorState page title={messages.failed.title} action={<Button onClick={again}>{messages.again}</Button>}>
			<p>{messages.failed.text}</p>
		</ErrorState>
	);
}

function Shared({ cart: { cart_items, changes, expiresAt } }: { cart: SharedCart }) {
	const { session } = useSession();
	const total = fromCents(cart_items.reduce((sum, line) => sum + toCents(line.totalPrice), 0));
	const until = new Intl.DateTimeFormat(words.locale, { dateStyle: "long" }).format(new Date(expiresAt));
	return (
		<div className="page max-w-3xl py-8 wide:py-12">
			<h1 className="text-headline">{messages.title}</h1>
			<p className="mt-2 text-quiet">{messages.lead}</p>
			{changes.length > 0 && (
				<div className="mt-6">
					<Notice title={messages.changed} lines={changes.map((one) => changeInWords(one, one.name))} kind="info" />
				</div>
			)}
			<ul aria-label={messages.lines} className="mt-6 border-line border-t empty:hidden">
				{cart_items.map((line) => (
					<li key={keyOf(line)} className="border-line border-b py-5">
						<article className="grid grid-cols-[5rem_1fr] gap-x-4 md:grid-cols-[7rem_1fr] md:gap-x-6">
							<Picture src={line.default_image} alt="" sizes="(min-width: 768px) 112px, 80px" />
							<div className="flex min-w-0 flex-col gap-2">
								<LineName line={line} />
								<Price of={line} />
								<p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4">
									<span className="text-note text-quiet">{messages.pieces(entryOf(line).quantity)}</span>
									<Amount value={line.totalPrice} className="text-lead" />
								</p>
							</div>
						</article>
					</li>
				))}
			</ul>
			{cart_items.length > 0 ? (
				<div className="mt-6 flex flex-wrap items-center justify-between gap-4">
					<p className="text-lead">
						{messages.total} <Amount value={total} />
					</p>
					{session.as === "staff" ? (
						<p className="text-quiet">{messages.staff}</p>
					) : (
						<Button onClick={() => addLines(cart_items)}>{messages.take}</Button>
					)}
				</div>
			) : (
				<p className="mt-6">
					<ButtonLink to="/home">{messages.toShop}</ButtonLink>
				</p>
			)}
			<p className="mt-6 text-note text-quiet">{messages.until(until)}</p>
		</div>
	);
}

function Over() {
	return (
		<EmptyState
			page
			title={messages.over.title}
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={<ButtonLink to="/home">{messages.toShop}</ButtonLink>}
		>
			<p>{messages.over.text}</p>
		</EmptyState>
	);
}

function Waiting() {
	return (
		<div className="page min-h-svh max-w-3xl py-8 wide:py-12" aria-busy="true">
			<h1 className="sr-only">{messages.title}</h1>
			<Skeleton className="h-12 w-64" />
			<Skeleton className="mt-8 h-40 w-full" />
			<Skeleton className="mt-6 h-40 w-full" />
		</div>
	);
}
