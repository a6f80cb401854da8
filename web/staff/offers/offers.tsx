import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { products } from "#core/calls/products.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { getAll } from "#web/store/events.ts";
import { useEvents } from "#web/store/store.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { pageIn, totalIn, withPage } from "../frame/paging.ts";
import { SearchForm } from "../frame/search-form.tsx";
import { Shown } from "../frame/shown.tsx";
import { useReading } from "../frame/use-reading.ts";
import { OfferForm } from "./parts/offer-form.tsx";
import { OfferGrid } from "./parts/offer-grid.tsx";
import { useOffers } from "./use-offers.ts";

export const meta = () => [{ title: "Offers · Perchero" }, { name: "robots", content: "noindex" }];

const PER_PAGE = 24;

/** Puts products on offer and ends offers. */
export default function OffersScreen() {
	const [address] = useSearchParams();
	const dispatch = useEvents();
	const page = pageIn(address);
	const search = (address.get("search") ?? "").slice(0, 100);
	const onOffer =
		address.get("offer") === "true"
			? ("true" as const)
			: address.get("offer") === "false"
				? ("false" as const)
				: ("" as const);
	const read = useCallback(
		async (signal: AbortSignal) => {
			const query = { page, limit: PER_PAGE, ...(search && { filters: search }), ...(onOffer && { offer: onOffer }) };
			const { data, headers } = await signedCall(products.list, { query }, { signal });
			dispatch(getAll(data));
			return { list: data, total: totalIn(headers, data.length) };
		},
		[page, search, onOffer, dispatch],
	);
	const reading = useReading(read);
	const offers = useOffers(reading.again);

	return (
		<div className="flex flex-col gap-6">
			<h1 className="text-headline">Offers</h1>
			<OfferForm offers={offers} />
			<SearchForm label="Find products" value={search}>
				<Select key={onOffer} label="Show" name="offer" defaultValue={onOffer} className="min-w-40">
					<option value="">All products</option>
					<option value="true">On offer</option>
					<option value="false">Not on offer</option>
				</Select>
			</SearchForm>
			<Shown reading={reading} what="The products">
				{({ list, total }) =>
					list.length === 0 ? (
						<EmptyState title="No product found" action={<ButtonLink to="?">Show all products</ButtonLink>} />
					) : (
						<div className="flex flex-col gap-6">
							<OfferGrid products={list} offers={offers} />
							<Pagination
								page={page}
								pages={Math.ceil(total / PER_PAGE)}
								addressOf={(number) => withPage(address, number)}
							/>
						</div>
					)
				}
			</Shown>
		</div>
	);
}
