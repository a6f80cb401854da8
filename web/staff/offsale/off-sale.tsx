import { Link, useSearchParams } from "react-router";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { totalUnits } from "#core/rules/catalogue.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { countedRows, pageIn, withPage } from "../frame/paging.ts";
import { type Column, Table } from "../frame/table.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { useMay } from "../frame/use-may.ts";
import { SaleSwitch } from "../products/parts/sale-switch.tsx";
import type { Route } from "./+types/off-sale.ts";
import messages from "./messages.en.ts";

export const meta = privateHead(messages.title);

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
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 text-quiet">{messages.note}</p>
			</div>
			<LoadedView of={loaded} what={messages.what}>
				{({ rows, total }) =>
					rows.length === 0 ? (
						<Nothing page={page} />
					) : (
						<div className="flex flex-col gap-6">
							<Table
								caption={messages.caption}
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
		const { title, way } = messages.noneOnPage;
		return <EmptyState title={title} action={<ButtonLink to="?">{way}</ButtonLink>} />;
	}
	const { title, text, way } = messages.none;
	return (
		<EmptyState title={title} action={<ButtonLink to="/home">{way}</ButtonLink>}>
			<p>{text}</p>
		</EmptyState>
	);
}

function columnsWith(again: () => void, isLed: boolean): Column<StaffProduct>[] {
	return [
		{
			head: messages.product,
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
		{ head: messages.price, number: true, wide: true, cell: ({ price }) => <Amount value={price} /> },
		{ head: messages.units, number: true, wide: true, cell: (product) => totalUnits(product) },
		{
			head: messages.putBack,
			quiet: true,
			number: true,
			cell: (product) => (
				<SaleSwitch
					product={product}
					onDone={again}
					onFailure={(error) => {
						tellRefusal(error);
						again();
					}}
				/>
			),
		},
	];
}
