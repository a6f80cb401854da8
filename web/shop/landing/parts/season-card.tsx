import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { type SeasonName, seasonLabels } from "#web/shop/seasons.ts";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/picture.tsx";
import messages from "../messages.en.ts";
import type { Window } from "../season-windows.ts";
import { EmptyHanger } from "./empty-hanger.tsx";

const walls: Record<SeasonName, string> = {
	Summer: "wall-summer",
	Autumn: "wall-autumn",
	Winter: "wall-winter",
	Spring: "wall-spring",
};

/** So many garments hang in the present season. */
const PRESENT = 3;
const narrow = "(min-width: 1280px) 20vw, (min-width: 768px) 25vw, 50vw";
const present = "(min-width: 1280px) 20vw, (min-width: 768px) 34vw, 50vw";

/** One picture across the whole present season. */
const across = "(min-width: 1280px) 40vw, 100vw";

type SeasonCardProps = { season: SeasonName; isPresent: boolean; to: string } & Partial<Window>;

/** One season as garments on the rail, of which the one it is now has room for more, or as the owner's own picture. */
export function SeasonCard({ season, isPresent, to, garments = [], chosen }: SeasonCardProps) {
	return (
		<Card
			name={seasonLabels[season]}
			more={messages.seeCollection}
			to={to}
			wall={walls[season]}
			pictures={chosen ? [chosen] : garments.slice(0, isPresent ? PRESENT : 1)}
			isWhole={chosen !== undefined}
			isPresent={isPresent}
			first
		/>
	);
}

/** Everything: a slice of each season, packed close as on a full rail. */
export function AllCard({ to, garments }: { to: string; garments: string[] }) {
	return <Card name={messages.all} more={messages.wholeRail} to={to} wall="wall-all" pictures={garments} />;
}

type CardProps = {
	name: string;
	more: string;
	to: string;
	wall: string;
	pictures: string[];
	/** It is one picture of its own making, not garments side by side. */
	isWhole?: boolean;
	isPresent?: boolean;
	/** Its pictures are seen when the page opens, on some screens. */
	first?: boolean;
};

function Card({ name, more, to, wall, pictures, isWhole = false, isPresent = false, first = false }: CardProps) {
	const wide = isWhole ? across : present;
	return (
		<li className={cx("group text-on-wall", wall, isPresent && "present-season")}>
			<div className="season-garments">
				{pictures.length === 0 && <EmptyHanger />}
				{pictures.map((picture) => (
					<Picture
						key={picture}
						first={first}
						src={picture}
						alt=""
						sizes={isPresent ? wide : narrow}
						className={cx("h-full min-w-0 flex-1 bg-transparent", !isWhole && "object-top")}
					/>
				))}
			</div>
			<div className="flex grow flex-col justify-end gap-1 px-4 pt-1 pb-5 md:px-5 xl:pb-7">
				{isPresent && <p className="label">{messages.now}</p>}
				<h2 className={isPresent ? "text-headline" : "text-title"}>
					<Link
						to={to}
						prefetch="intent"
						className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-8"
					>
						{name}
					</Link>
				</h2>
				<p className="flex items-center gap-2 text-note">
					<span>{more}</span>
					<ArrowRight
						aria-hidden="true"
						className="size-4 stroke-[1.5] transition-transform group-hover:translate-x-1 group-focus-within:translate-x-1"
					/>
				</p>
			</div>
		</li>
	);
}
