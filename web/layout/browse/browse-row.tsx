import { ChevronDown } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { homeAddress } from "#web/shop/home-address.ts";
import { useShop } from "#web/store/store.ts";
import { cx } from "#web/ui/cx.ts";
import { closeWithChoice, listed } from "#web/ui/dropdown.tsx";
import { BROWSE_ROW } from "./browse-id.ts";
import messages from "./messages.en.ts";
import { ownEntries } from "./own-entries.ts";
import { useShelves } from "./shelves.ts";
import { CollectionLinks, GenderLinks, genders, ownPlaces, seasonPlaces } from "./type-links.tsx";

const entry = "flex min-h-11 items-center gap-1 whitespace-nowrap hover:text-clay";

/** The way through the shop on wide screens. Every list opens without JavaScript too, by a press or a key. */
export default function BrowseRow() {
	const shelves = useShelves();
	const isStaff = useShop(({ session }) => session.as === "staff");
	const own = ownPlaces(shelves);
	return (
		<nav id={BROWSE_ROW} aria-label={messages.browse} className="page hidden wide:block">
			<ul className="flex flex-wrap gap-x-5 xl:gap-x-7">
				{genders.map((gender) => (
					<li key={gender.key}>
						<Unfolding name={gender.label}>
							{() => <GenderLinks gender={gender} types={shelves[gender.key]} />}
						</Unfolding>
					</li>
				))}
				<li>
					<Link to={homeAddress({ offer: true })} className={entry}>
						{messages.sale}
					</Link>
				</li>
				{seasonPlaces.map((season) => (
					<li key={season.id}>
						<Unfolding name={season.label}>{(isOpen) => <CollectionLinks of={season} isOpen={isOpen} />}</Unfolding>
					</li>
				))}
				{own.length > 0 && (
					<li>
						<Unfolding name={messages.more}>{() => <OwnCollections of={own} />}</Unfolding>
					</li>
				)}
				{!isStaff &&
					ownEntries.map(({ to, label }, place) => (
						<li key={to} className={cx(place === 0 && "ml-auto")}>
							<Link to={to} className={entry}>
								{label}
							</Link>
						</li>
					))}
			</ul>
		</nav>
	);
}

function OwnCollections({ of }: { of: ReturnType<typeof ownPlaces> }) {
	return (
		<ul>
			{of.map(({ id, name }) => (
				<li key={id}>
					<Link to={homeAddress({ collection: id, name })} className={cx(entry, "wrap-anywhere whitespace-normal!")}>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}

type UnfoldingProps = { name: string; children: (isOpen: boolean) => ReactNode };

/** A list below its name, by the platform's popover: Escape, a choice or a press elsewhere closes it. */
function Unfolding({ name, children }: UnfoldingProps) {
	const id = useId();
	const panel = useRef<HTMLDivElement>(null);
	const [isOpen, setOpen] = useState(false);
	const toggled = useCallback(() => setOpen(panel.current?.matches(":popover-open") ?? false), []);
	// Whoever was quick has opened it before it came to life.
	useEffect(toggled, [toggled]);
	return (
		<div className="dropdown">
			<button type="button" popoverTarget={id} className={entry}>
				{name}
				<ChevronDown aria-hidden="true" className={cx("size-4 stroke-[1.5]", isOpen && "rotate-180")} />
			</button>
			{/* A choice is pressed by key or pointer on the link itself; both are heard here as a click. */}
			<div
				ref={panel}
				id={id}
				popover="auto"
				onToggle={toggled}
				onClickCapture={closeWithChoice}
				className={cx("dropdown-list dropdown-from-start w-96 animate-arrive px-6", listed)}
			>
				{children(isOpen)}
			</div>
		</div>
	);
}
