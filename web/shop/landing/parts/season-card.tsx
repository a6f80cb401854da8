import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type SeasonName, seasonLabels } from "#web/shop/seasons.ts";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/picture.tsx";
import messages from "../messages.en.ts";
import { EmptyHanger } from "./empty-hanger.tsx";

const walls: Record<SeasonName, string> = {
	Summer: "wall-summer md:bg-summer-far md:bg-none",
	Autumn: "wall-autumn md:bg-autumn-far md:bg-none",
	Winter: "wall-winter md:bg-winter-far md:bg-none",
	Spring: "wall-spring md:bg-spring-far md:bg-none",
};

const sizes = "(min-width: 768px) 20vw, 45vw";

type SeasonCardProps = { season: SeasonName; to: string; picture: string | undefined };

/** One season as a garment on the rail: tall beside its neighbours, a band of wall on phones. */
export function SeasonCard({ season, to, picture }: SeasonCardProps) {
	return (
		<Card name={seasonLabels[season]} more={messages.seeCollection} to={to} wall={walls[season]}>
			{picture ? <Picture first src={picture} alt="" sizes={sizes} className={garment} /> : <EmptyHanger />}
		</Card>
	);
}

const garment = "h-full bg-transparent object-cover object-top";

/** Everything: a slice of each season, packed close as on a full rail. */
export function AllCard({ to, pictures }: { to: string; pictures: string[] }) {
	return (
		<Card name={messages.all} more={messages.wholeRail} to={to} wall="wall-all md:bg-all-far md:bg-none">
			<div className="flex h-full">
				{pictures.length === 0 && <EmptyHanger />}
				{pictures.map((picture) => (
					<Picture key={picture} src={picture} alt="" sizes={sizes} className={cx(garment, "min-w-0 flex-1")} />
				))}
			</div>
		</Card>
	);
}

type CardProps = { name: string; more: string; to: string; wall: string; children: ReactNode };

function Card({ name, more, to, wall, children }: CardProps) {
	return (
		<li
			className={cx(
				"group rail relative flex flex-row-reverse text-on-wall md:w-1/5 md:flex-col md:before:hidden",
				wall,
			)}
		>
			<div className="relative mask-l-from-96% aspect-3/4 w-[45%] shrink-0 md:mask-l-from-100% md:mask-b-from-96% md:w-full">
				{children}
			</div>
			<div className="flex grow flex-col justify-end gap-1 p-5 md:p-4 md:pt-14 xl:p-6 xl:pt-28">
				<h2 className="text-headline md:text-title xl:text-headline">
					<Link
						to={to}
						prefetch="intent"
						className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-8"
					>
						{name}
					</Link>
				</h2>
				<p className="flex items-center gap-2 text-note">
					<span className="md:max-xl:hidden">{more}</span>
					<ArrowRight
						aria-hidden="true"
						className="size-4 stroke-[1.5] transition-transform group-hover:translate-x-1 group-focus-within:translate-x-1"
					/>
				</p>
			</div>
		</li>
	);
}
