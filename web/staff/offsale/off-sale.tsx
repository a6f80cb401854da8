import { Link, useSearchParams } from "react-router";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { totalUnits } from "#core/rules/catalogue.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { countedRows, pageIn, withPage } from "../frame/paging.ts";
import { type Column, Table } from "../frame/table.tsx";
import { useMay } from "../frame/use-may.ts";
import { SaleSwitch } from "../products/parts/sale-switch.tsx";
import type { Route } from "./+types/off-sale.ts";

export const meta = privateHead("Off sale");

const AT_ONCE = 25;

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const query = { page: pageIn(url.searchParams), limit: AT_ONCE };
	return { rows: readAs("staff", () => signedCall(products.listOffSale, { query }, { signal }).then(countedRows)) };
}

/** What was taken off sale, the latest first, each with the way back. */
export default function OffSale({ loaderData }: Route.ComponentProps) {
	const [address] = useSearchParams();
	const may = useMay();
	const page = pageIn(address);
	const loaded = useLoaded(loaderData.rows);
	return (
		<div className="flex flex-col gap-6">
			<h1 className="text-headline">Off sale</h1>
			<LoadedView of={loaded} what="The products">
				{({ rows, total }) =>
					rows.length === 0 ? (
						<Nothing page={page} />
					) : (
						<div className="flex flex-col gap-6">
							<Table
								caption="Products off sale"
								columns={columnsWith(loaded.again, may("products.write"))}
								rows={rows}
								keyOf={({ id_product }) => id_product}
							/>
							<Pagination
								page={page}
								pages={Math.ceil(total / AT_ONCE)}
								addressOf={(next) => withPage(address, next)}
							/>
						</div>
					)
				}
			</LoadedView>
		</div>
	);
}

function Nothing({ page }: { page: number }) {
	if (page > 1) {
		return <EmptyState title="No product on this page" action={<ButtonLink to="?">Show the first page</ButtonLink>} />;
	}
	return (
		<EmptyState title="Everything is on sale" action={<ButtonLink to="/home">See all products</ButtonLink>}>
			<p>A product taken off sale waits here until it is put back.</p>
		</EmptyState>
	);
}

function columnsWith(again: () => void, isLed: boolean): Column<StaffProduct>[] {
	return [
		{
			head: "Product",
			cell: ({ id_product, name, brand, default_image }) => (
				<span className="flex items-center gap-3">
					<span className="w-12 shrink-0">
						<Picture src={default_image} alt="" sizes="48px" />
					</span>
					<span className="wrap-anywhere min-w-0">
						{isLed ? (
							<Link to={`/updateProducto/${id_product}`} className="link">
								{name}
							</Link>
						) : (
							name
						)}
						<span className="block text-note text-quiet">{brand}</span>
					</span>
				</span>
			),
		},
		{ head: "Price", number: true, wide: true, cell: ({ price }) => <Amount value={price} /> },
		{ head: "Units", number: true, wide: true, cell: (product) => totalUnits(product) },
		{
			head: "Put back",
			quiet: true,
			number: true,
			cell: (product) => (
				<SaleSwitch
					product={product}
					onDone={again}
					onFailure={({ message }) => {
						showAlert({ title: "Ups!", text: message, icon: "warning" });
						again();
					}}
				/>
			),
		},
	];
}
