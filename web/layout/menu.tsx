import { ChevronDown, Menu as MenuIcon } from "lucide-react";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import { products } from "#core/calls/products.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { homeAddress } from "#web/shop/home-address.ts";
import { seasonLabels, seasons } from "#web/shop/seasons.ts";
import { nested } from "#web/store/events.ts";
import { useEvents, useShop } from "#web/store/store.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { barEntries, isShown } from "./bar-entries.ts";
import { Greeting } from "./greeting.tsx";
import messages from "./messages.en.ts";

type Season = (typeof seasons)[number];
const groups = [
	{ key: "women", label: messages.women, category: 1 },
	{ key: "men", label: messages.men, category: 2 },
] as const;

/** The burger menu: every collection with its women's and men's garment types, asked for when it is opened. */
export function Menu() {
	const [open, setOpen] = useState(false);
	const session = useShop((state) => state.session);
	const close = useCallback(() => setOpen(false), []);
	const { name } = useFacts();
	const line = "flex min-h-12 items-center font-display text-title font-light hover:text-clay";
	return (
		<>
			<IconButton label={messages.menu} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
				<MenuIcon />
			</IconButton>
			<Popup title={name} side="left" open={open} onClose={close}>
				<Greeting session={session} className="pb-2" />
				<nav aria-label={messages.menu}>
					<ul className="flex flex-col">
						{barEntries
							.filter((entry) => isShown(entry, session))
							.map((entry) => (
								<li key={entry.to}>
									<Link to={entry.to} onClick={close} className={line}>
										{entry.label}
									</Link>
								</li>
							))}
						{seasons.map((season) => (
							<li key={season.id} className="border-line border-t">
								<SeasonTypes season={season} onChoose={close} heading={line} />
							</li>
						))}
					</ul>
				</nav>
			</Popup>
		</>
	);
}

function SeasonTypes({ season, heading, onChoose }: { season: Season; heading: string; onChoose: () => void }) {
	const types = useShop((state) => state.catalogue.nested[season.id]);
	const dispatch = useEvents();
	const [failed, setFailed] = useState(false);

	const ask = async () => {
		if (types) return;
		setFailed(false);
		try {
			const { data } = await call(products.byCollection, { query: { id: season.id, language: words.language } });
			dispatch(nested({ collection: season.id, types: data }));
		} catch {
			setFailed(true);
		}
	};

	const here = { collection: season.id, name: season.name };
	const item = "flex min-h-11 items-center text-quiet hover:text-clay";
	return (
		<details name="season" className="group/season" onToggle={(event) => event.currentTarget.open && ask()}>
			<summary className={`${heading} justify-between`}>
				{seasonLabels[season.name]}
				<ChevronDown
					aria-hidden="true"
					className="size-5 stroke-[1.5] transition-transform group-open/season:rotate-180"
				/>
			</summary>
			<div className="pb-4">
				<Link to={homeAddress(here)} onClick={onChoose} className={item}>
					{messages.allOf(seasonLabels[season.name])}
				</Link>
				{!types && !failed && <Skeleton className="h-32 w-full" />}
				{failed && <p className="text-note text-quiet">{messages.typesFailed}</p>}
				<div className="grid grid-cols-2 gap-4">
					{types &&
						groups.map(({ key, label, category }) => (
							<div key={key}>
								<p className="label pt-2">{label}</p>
								<ul>
									{types[key].map((type) => (
										<li key={type.id_category}>
											<Link
												to={homeAddress({ ...here, category, type: type.id_category })}
												onClick={onChoose}
												className={item}
											>
												{shortName(type.name)}
											</Link>
										</li>
									))}
								</ul>
							</div>
						))}
				</div>
			</div>
		</details>
	);
}

/** Below "Women" the list says "Shirts", not "Women's shirts" again. */
function shortName(name: string): string {
	const short = name.replace(/^(women|men)['’]s /i, "");
	return short.charAt(0).toUpperCase() + short.slice(1);
}
