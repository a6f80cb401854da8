import { useEffect, useState } from "react";
import { Link } from "react-router";
import { products } from "#core/calls/products.ts";
import type { Category } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { type HomeChoice, homeAddress } from "#web/shop/home-address.ts";
import { seasonLabels, seasons } from "#web/shop/seasons.ts";
import { nested } from "#web/store/events.ts";
import { useEvents, useShop } from "#web/store/store.ts";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import messages from "./messages.en.ts";
import type { Shelves } from "./shelves.ts";

export const genders = [
	{ key: "women", category: WOMEN, label: messages.women, all: messages.allWomen },
	{ key: "men", category: MEN, label: messages.men, all: messages.allMen },
] as const;
export type Gender = (typeof genders)[number];

export type Collection = { id: number; name: string; label: string };
export const seasonPlaces: Collection[] = seasons.map(({ id, name }) => ({ id, name, label: seasonLabels[name] }));
export const ownPlaces = ({ collections }: Shelves): Collection[] =>
	collections.map(({ id, name }) => ({ id, name, label: name }));

type Choosing = { onChoose?: (() => void) | undefined };

/** Everything for women or men, and each garment type. */
export function GenderLinks({ gender, types, onChoose }: Choosing & { gender: Gender; types: readonly Category[] }) {
	const { category, all } = gender;
	return (
		<>
			<Place to={{ category }} onChoose={onChoose}>
				{all}
			</Place>
			<ul className="grid grid-cols-2 gap-x-6">
				<TypeItems types={types} among={{ category }} onChoose={onChoose} />
			</ul>
		</>
	);
}

type CollectionLinksProps = Choosing & {
	of: Collection;
	/** Its types are asked for once somebody looks. */
	isOpen: boolean;
};

/** Everything of a collection, and its women's and men's garment types. */
export function CollectionLinks({ of: { id, name, label }, isOpen, onChoose }: CollectionLinksProps) {
	const { types, failed } = useTypes(id, isOpen);
	const here = { collection: id, name };
	return (
		<>
			<Place to={here} onChoose={onChoose}>
				{messages.allOf(label)}
			</Place>
			{failed && <p className="text-note text-quiet">{messages.typesFailed}</p>}
			<div className="grid grid-cols-2 gap-x-6">
				{genders.map(({ key, label: gender, category }) => (
					<div key={key}>
						<p className="label">
							<Place to={{ ...here, category }} onChoose={onChoose}>
								{gender}
							</Place>
						</p>
						{isOpen && !types && !failed && <Skeleton className="h-44 w-full" />}
						<ul>
							<TypeItems types={types?.[key] ?? []} among={{ ...here, category }} onChoose={onChoose} />
						</ul>
					</div>
				))}
			</div>
		</>
	);
}

function useTypes(collection: number, isOpen: boolean) {
	const types = useShop((state) => state.catalogue.nested[collection]);
	const dispatch = useEvents();
	const [failed, setFailed] = useState(false);
	const isWanted = isOpen && !types;
	useEffect(() => {
		if (!isWanted) return;
		setFailed(false);
		call(products.byCollection, { query: { id: collection, language: words.language } }).then(
			({ data }) => dispatch(nested({ collection, types: data })),
			() => setFailed(true),
		);
	}, [isWanted, collection, dispatch]);
	return { types, failed };
}

type TypeItemsProps = Choosing & { types: readonly Category[]; among: HomeChoice };

function TypeItems({ types, among, onChoose }: TypeItemsProps) {
	return types.map(({ id_category, name }) => (
		<li key={id_category} className="min-w-0">
			<Place to={{ ...among, type: id_category }} onChoose={onChoose} quiet>
				{shortName(name)}
			</Place>
		</li>
	));
}

type PlaceProps = Choosing & { to: HomeChoice; quiet?: boolean; children: string };

function Place({ to, quiet = false, onChoose, children }: PlaceProps) {
	return (
		<Link
			to={homeAddress(to)}
			onClick={onChoose}
			className={cx("wrap-anywhere flex min-h-11 items-center hover:text-clay wide:min-h-10", quiet && "text-quiet")}
		>
			{children}
		</Link>
	);
}

/** Below "Women" the list says "Shirts", not "Women's shirts" again. */
function shortName(name: string): string {
	const short = name.replace(/^(women|men)['’]s | de (mujer|hombre)$/i, "");
	return short.charAt(0).toUpperCase() + short.slice(1);
}
