import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { homeAddress } from "#web/shop/home-address.ts";
import { useShop } from "#web/store/store.ts";
import messages from "./messages.en.ts";
import { ownEntries } from "./own-entries.ts";
import { useShelves } from "./shelves.ts";
import { CollectionLinks, GenderLinks, genders, ownPlaces, seasonPlaces } from "./type-links.tsx";

type MenuPanelProps = {
	/** How an entry looks. */
	line: string;
	onChoose: () => void;
};

/** What the burger menu leads to below its first entries. */
export default function MenuPanel({ line, onChoose }: MenuPanelProps) {
	const shelves = useShelves();
	const isStaff = useShop(({ session }) => session.as === "staff");
	const collections = [...seasonPlaces, ...ownPlaces(shelves)];
	return (
		<>
			{genders.map((gender) => (
				<Unfolding key={gender.key} name={gender.label} line={line}>
					{() => <GenderLinks gender={gender} types={shelves[gender.key]} onChoose={onChoose} />}
				</Unfolding>
			))}
			<Entry to={homeAddress({ offer: true })} label={messages.sale} line={line} onChoose={onChoose} />
			{collections.map((one) => (
				<Unfolding key={one.id} name={one.label} line={line}>
					{(isOpen) => <CollectionLinks of={one} isOpen={isOpen} onChoose={onChoose} />}
				</Unfolding>
			))}
			{!isStaff && ownEntries.map((own) => <Entry key={own.to} {...own} line={line} onChoose={onChoose} />)}
		</>
	);
}

function Entry({ to, label, line, onChoose }: MenuPanelProps & { to: string; label: string }) {
	return (
		<li className="border-line border-t">
			<Link to={to} onClick={onChoose} className={line}>
				{label}
			</Link>
		</li>
	);
}

type UnfoldingProps = { name: string; line: string; children: (isOpen: boolean) => ReactNode };

/** One entry at a time shows what is below it. */
function Unfolding({ name, line, children }: UnfoldingProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<li className="border-line border-t">
			<details name="browse" className="group/unfolding" onToggle={(event) => setOpen(event.currentTarget.open)}>
				<summary className={`${line} justify-between`}>
					{name}
					<ChevronDown
						aria-hidden="true"
						className="size-5 stroke-[1.5] transition-transform group-open/unfolding:rotate-180"
					/>
				</summary>
				<div className="pb-4">{children(isOpen)}</div>
			</details>
		</li>
	);
}
