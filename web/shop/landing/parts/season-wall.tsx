import type { Season } from "#core/rules/seasons.ts";
import { homeAddress } from "#web/shop/home-address.ts";
import { seasons } from "#web/shop/seasons.ts";
import type { Window } from "../season-windows.ts";
import { AllCard, SeasonCard } from "./season-card.tsx";

export const WALL_ID = "seasons";

type WallProps = { season: Season; windows: Window[] };

/**
 * The five cards on one rail. The present season stands where the year has it on wide screens, and before the others on
 * narrow ones; the keyboard follows what is seen.
 */
export function SeasonWall({ season, windows }: WallProps) {
	return (
		<ul id={WALL_ID} className="season-wall">
			{seasons.map(({ id, name }, place) => (
				<SeasonCard
					key={id}
					season={name}
					isPresent={name === season}
					to={homeAddress({ collection: id, name })}
					{...windows[place]}
				/>
			))}
			<AllCard
				to={homeAddress()}
				garments={windows.flatMap(({ garments }) => (garments.length > 1 ? garments.slice(-1) : []))}
			/>
		</ul>
	);
}
