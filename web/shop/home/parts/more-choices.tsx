import { Link } from "react-router";
import type { Facets } from "#core/contract/facets.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { cx } from "#web/ui/cx.ts";
import messages from "../choices.messages.en.ts";
import home from "../messages.en.ts";
import { addressOfView, changed, chosenOf, type HomeView, type ListChoice, toggled } from "../view.ts";
import { FilterChoice, Group, Unfolding } from "./choice.tsx";
import { MySizes } from "./my-sizes.tsx";
import { PriceChoice } from "./price-choice.tsx";

const BRANDS_SHOWN = 6;
/** A colour that stands for its family. */
const DOTS: Record<string, string> = {
	black: "#1f1a16",
	white: "#ffffff",
	grey: "#8f8f8f",
	beige: "#dccbb0",
	brown: "#7a5135",
	red: "#b3272d",
	orange: "#d9742b",
	yellow: "#e3b93c",
	green: "#4f7a4a",
	blue: "#2f5b97",
	purple: "#6d4b8d",
	pink: "#e2a3b0",
};

type MoreChoicesProps = { view: HomeView; facets: Facets };

/** Size, colour, brand, price and what is in stock: several of each at once. */
export function MoreChoices({ view, facets }: MoreChoicesProps) {
	const leadsTo = (next: HomeView) => addressOfView(next, facets.collections);
	const choice = (name: ListChoice, value: string) => ({
		chosen: chosenOf(view, name, facets).includes(value),
		to: leadsTo(toggled(view, name, value, facets)),
	});
	const colors = facets.colors.filter(({ color, count }) => count > 0 || choice("color", color).chosen);
	return (
		<>
			<MySizes view={view} facets={facets} />
			{facets.sizes.length > 0 && (
				<Group title={messages.size}>
					<ul className="flex flex-wrap gap-2">
						{facets.sizes.map(({ size, count }) => (
							<li key={size}>
								<SizeLink size={size} count={count} {...choice("size", size)} />
							</li>
						))}
					</ul>
				</Group>
			)}
			{colors.length > 0 && (
				<Group title={messages.color}>
					<ul>
						{colors.map(({ color, count }) => (
							<FilterChoice key={color} count={count} {...choice("color", color)}>
								<span className="flex items-center gap-3">
									<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 stroke-edge">
										<circle cx={10} cy={10} r={9} fill={DOTS[color]} />
									</svg>
									{messages.colors[color]}
								</span>
							</FilterChoice>
						))}
					</ul>
				</Group>
			)}
			<PriceChoice key={`${view.min} ${view.max}`} view={view} facets={facets} />
			{facets.brands.length > 0 && (
				<Group title={messages.brand}>
					<Unfolding shown={BRANDS_SHOWN} label={messages.allBrands(facets.brands.length)}>
						{brandsInOrder(view, facets).map(({ brand, count }) => (
							<FilterChoice key={brand} count={count} {...choice("brand", brand)}>
								{brand}
							</FilterChoice>
						))}
					</Unfolding>
				</Group>
			)}
			<Group title={messages.availability}>
				<ul>
					<FilterChoice
						count={facets.inStock}
						chosen={view.stock !== null}
						to={leadsTo(changed(view, { stock: view.stock === null ? "1" : null }))}
					>
						{messages.inStock}
					</FilterChoice>
				</ul>
			</Group>
		</>
	);
}

type SizeLinkProps = { size: string; count: number; chosen: boolean; to: string };

function SizeLink({ size, count, chosen, to }: SizeLinkProps) {
	return (
		<Link
			to={to}
			prefetch="intent"
			aria-current={chosen ? "true" : undefined}
			className={cx(
				"inline-flex min-h-11 min-w-11 items-center justify-center rounded-edge border px-2 hover:border-clay hover:text-clay",
				chosen ? "border-ink bg-ink text-paper hover:text-paper" : "border-edge",
				!chosen && count === 0 && "text-quiet",
			)}
		>
			{sizeWord(size)}
			<span className="sr-only">
				{" "}
				{home.count(count)}
				{home.countOf(count)}
			</span>
		</Link>
	);
}

/** The chosen ones are always in sight. */
function brandsInOrder(view: HomeView, facets: Facets): Facets["brands"] {
	const chosen = chosenOf(view, "brand", facets);
	const isChosen = ({ brand }: { brand: string }) => chosen.includes(brand);
	return [...facets.brands.filter(isChosen), ...facets.brands.filter((brand) => !isChosen(brand))];
}
