import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import { LANGUAGES } from "#core/languages.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import rowActions from "../frame/row-actions.messages.en.ts";
import { RowActions } from "../frame/row-actions.tsx";
import { Table } from "../frame/table.tsx";
import messages from "./messages.en.ts";
import { calledHere, type Group, type Shelf } from "./shelf.ts";

export type ShelfActions = {
	onChange: (shelf: Shelf) => void;
	onHide: (shelf: Shelf) => void;
	onRemove: (shelf: Shelf) => void;
	onMove: (shelf: Shelf, place: number) => void;
};

/** Those of one order, each with what can be done about it. */
export function ShelfTable({ group, ...actions }: { group: Group } & ShelfActions) {
	const moving = group.shelves.filter(({ isTop }) => !isTop);
	return (
		<Table
			sticky={false}
			caption={group.title}
			rows={group.shelves}
			keyOf={({ id }) => id}
			columns={[
				{ head: messages.name, cell: (shelf) => <PicturedNames shelf={shelf} /> },
				{ head: messages.products, wide: true, cell: (shelf) => <Products of={shelf} /> },
				{
					head: rowActions.head,
					quiet: true,
					number: true,
					cell: (shelf) => <Actions shelf={shelf} among={moving} {...actions} />,
				},
			]}
		/>
	);
}

function PicturedNames({ shelf }: { shelf: Shelf }) {
	if (!shelf.picture) return <Names shelf={shelf} />;
	return (
		<span className="flex items-center gap-3">
			<Picture src={shelf.picture} alt="" sizes="36px" className="w-9! shrink-0" />
			<Names shelf={shelf} />
		</span>
	);
}

function Names({ shelf }: { shelf: Shelf }) {
	const here = calledHere(shelf);
	const others = [shelf.name, ...LANGUAGES.flatMap((language) => shelf.translations?.[language]?.name ?? [])];
	return (
		<span className="wrap-anywhere">
			{here}
			{shelf.hidden && <span className="text-note text-quiet"> {messages.hidden}</span>}
			<span className="block text-note text-quiet">
				{[...new Set(others)].filter((name) => name !== here).join(" · ")}
			</span>
			<span className="block text-note wide:hidden">
				<Products of={shelf} />
			</span>
		</span>
	);
}

/** Leads to them. Women and Men have hardly any of their own. */
function Products({ of: { id, kind, products, isTop } }: { of: Shelf }) {
	if (isTop) return null;
	return (
		<Link to={`/admindashboard/products?${kind}=${id}`} className="link inline-flex min-h-8 items-center">
			{messages.count(products)}
		</Link>
	);
}

type ActionsProps = { shelf: Shelf; among: readonly Shelf[] } & ShelfActions;

function Actions({ shelf, among, onChange, onHide, onRemove, onMove }: ActionsProps) {
	const { isFixed, isTop, hidden, products } = shelf;
	const name = calledHere(shelf);
	const place = among.findIndex(({ id }) => id === shelf.id);
	return (
		<RowActions
			name={name}
			isHidden={hidden}
			onChange={() => onChange(shelf)}
			onHide={!isFixed && (() => onHide(shelf))}
			onRemove={!isFixed && products === 0 && (() => onRemove(shelf))}
		>
			{!isTop && (
				<span className="flex">
					<IconButton
						label={messages.up(name)}
						disabled={place === 0}
						onClick={() => onMove(shelf, place - 1)}
						className="disabled:text-line"
					>
						<ArrowUp />
					</IconButton>
					<IconButton
						label={messages.down(name)}
						disabled={place === among.length - 1}
						onClick={() => onMove(shelf, place + 1)}
						className="disabled:text-line"
					>
						<ArrowDown />
					</IconButton>
				</span>
			)}
		</RowActions>
	);
}
