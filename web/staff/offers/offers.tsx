import { useSearchParams } from "react-router";
import { offers as offerCalls } from "#core/calls/offers.ts";
import { products } from "#core/calls/products.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { getAll } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { CategoryOptions } from "../codes/category-options.tsx";
import { countedRows, pageIn, withPage } from "../frame/paging.ts";
import { SearchForm } from "../frame/search-form.tsx";
import { readFiledUnder } from "../products/filed-under.ts";
import type { Route } from "./+types/offers.ts";
import messages from "./messages.en.ts";
import { DatedOffers } from "./parts/dated-offers.tsx";
import { OfferForm, SendBar } from "./parts/offer-form.tsx";
import { OfferGrid } from "./parts/offer-grid.tsx";
import { useOffers } from "./use-offers.ts";

export const meta = privateHead(messages.title);

const PER_PAGE = 24;

/** What an address asks for. */
function askedIn(address: URLSearchParams) {
	const onOffer = (["true", "false"] as const).find((value) => value === address.get("offer"));
	return {
		page: pageIn(address),
		search: (address.get("search") ?? "").slice(0, 100),
		onOffer,
		category: /^\d{1,9}$/.exec(address.get("category") ?? "")?.[0] ?? "",
	};
}

/** The products an address asks for. */
function queryIn(address: URLSearchParams) {
	const { search, onOffer, category } = askedIn(address);
	return { ...(search && { filters: search }), ...(onOffer && { offer: onOffer }), ...(category && { category }) };
}

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const query = { ...queryIn(url.searchParams), page: askedIn(url.searchParams).page, limit: PER_PAGE };
	return {
		categories: readAs("staff", readFiledUnder({ signal }).readCategories),
		rows: readAs("staff", () => signedCall(products.list, { query }, { signal }).then(countedRows)),
		dated: readAs("staff", () => signedCall(offerCalls.list, {}, { signal }).then(({ data }) => data)),
	};
}

/** Puts products on offer and ends offers. */
export default function OffersScreen({ loaderData }: Route.ComponentProps) {
	const [address] = useSearchParams();
	const { page, search, onOffer, category } = askedIn(address);
	const categories = useLoaded(loaderData.categories);
	const loaded = useLoaded(loaderData.rows);
	useAnswerEvent(getAll, loaded.answer?.rows ?? null);
	const dated = useLoaded(loaderData.dated);
	// The router reads both.
	const readAgain = loaded.again;
	const offers = useOffers(readAgain);

	return (
		<div className="flex flex-col gap-6">
			<h1 className="text-headline">{messages.title}</h1>
			<OfferForm offers={offers} />
			<DatedOffers loaded={dated} onChange={readAgain} />
			<SearchForm label={messages.find} value={search}>
				<Select key={onOffer} label={messages.show} name="offer" defaultValue={onOffer ?? ""} className="min-w-40">
					<option value="">{messages.all}</option>
					<option value="true">{messages.discounted}</option>
					<option value="false">{messages.fullPrice}</option>
				</Select>
				<Select
					key={`${category} ${categories.stale}`}
					label={messages.category}
					name="category"
					defaultValue={category}
					className="min-w-40"
				>
					<option value="">{messages.allCategories}</option>
					<CategoryOptions shelves={categories.data} chosen={category === "" ? null : Number(category)} />
				</Select>
			</SearchForm>
			<LoadedView of={loaded} what={messages.what}>
				{({ rows, total }) =>
					rows.length === 0 ? (
						<EmptyState title={messages.none} action={<ButtonLink to="?">{messages.showAll}</ButtonLink>} />
					) : (
						<div className="flex flex-col gap-6">
							<Button
								look="outline"
								className="self-start"
								busy={offers.isBusy}
								onClick={() => void offers.chooseAll(queryIn(address))}
							>
								{messages.chooseAll(total)}
							</Button>
							<OfferGrid products={rows} offers={offers} />
							<Pagination
								page={page}
								pages={Math.ceil(total / PER_PAGE)}
								addressOf={(number) => withPage(address, number)}
							/>
						</div>
					)
				}
			</LoadedView>
			<SendBar offers={offers} />
		</div>
	);
}
