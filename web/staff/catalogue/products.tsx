import { useState } from "react";
import { useSearchParams } from "react-router";
import { products } from "#core/calls/products.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { Table } from "../frame/table.tsx";
import { readChoices, useChoices } from "../products/read-choices.ts";
import type { Route } from "./+types/products.ts";
import { EditMany } from "./edit-many.tsx";
import { askedProductsIn, Filters, filterIn } from "./filters.tsx";
import messages from "./messages.en.ts";
import { columnsWith } from "./product-columns.tsx";

export const meta = privateHead(messages.title);

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const query = askedProductsIn(url.searchParams);
	return {
		found: readAs("staff", () => signedCall(products.staffList, { query }, { signal }).then(({ data }) => data)),
		choices: readChoices(signal),
	};
}

/** Every product in every state: found, edited in its row, or many at once. */
export default function Products({ loaderData }: Route.ComponentProps) {
	const [address] = useSearchParams();
	const loaded = useLoaded(loaderData.found);
	const choices = useChoices(loaderData.choices);
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const [editing, setEditing] = useState<"chosen" | "found" | null>(null);
	const choose = (ids: readonly number[], isChosen: boolean) =>
		setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
	return (
		<div className="flex flex-col gap-6">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="text-headline">{messages.title}</h1>
				<ButtonLink to="/addnewproduct" look="outline">
					{messages.add}
				</ButtonLink>
			</div>
			<Filters address={address} choices={choices} />
			<LoadedView of={loaded} what={messages.what}>
				{({ products: rows, total, next }) =>
					rows.length === 0 ? (
						<Nothing />
					) : (
						<>
							<div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-2">
								<p role="status" className="text-note text-quiet">
									{messages.count(total)}
									{chosen.size > 0 && messages.chosen(chosen.size)}
								</p>
								{chosen.size > 0 && (
									<Button look="outline" onClick={() => setEditing("chosen")}>
										{messages.editChosen}
									</Button>
								)}
								<Button look="flush" onClick={() => setEditing("found")}>
									{messages.editFound(total)}
								</Button>
							</div>
							<Table
								caption={messages.title}
								columns={columnsWith({ chosen, choose, again: loaded.again })}
								rows={rows}
								keyOf={({ id_product, version }) => `${id_product} ${version}`}
							/>
							<Pages address={address} next={next} />
							<EditMany
								which={editing === "chosen" ? { ids: [...chosen] } : { found: filterIn(address) }}
								open={editing !== null}
								choices={choices}
								onClose={() => setEditing(null)}
								onDone={() => {
									setEditing(null);
									setChosen(new Set());
									loaded.again();
								}}
								onUndone={loaded.again}
							/>
						</>
					)
				}
			</LoadedView>
		</div>
	);
}

function Nothing() {
	const action = (
		<ButtonLink to="/admindashboard/products" look="outline">
			{messages.none.way}
		</ButtonLink>
	);
	return (
		<EmptyState title={messages.none.title} action={action}>
			<p>{messages.none.text}</p>
		</EmptyState>
	);
}

function Pages({ address, next }: { address: URLSearchParams; next: string | null }) {
	const to = (after: string | null) => {
		const asked = new URLSearchParams(address);
		if (after === null) asked.delete("after");
		else asked.set("after", after);
		return `?${asked}`;
	};
	return (
		<nav aria-label={messages.pages} className="flex gap-4 pt-6">
			{address.has("after") && (
				<ButtonLink to={to(null)} look="outline">
					{messages.firstPage}
				</ButtonLink>
			)}
			{next !== null && (
				<ButtonLink to={to(next)} look="outline">
					{messages.nextPage}
				</ButtonLink>
			)}
		</nav>
	);
}
