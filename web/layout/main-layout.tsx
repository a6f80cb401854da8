import type { ComponentType } from "react";
import { Outlet, useMatches } from "react-router";
import { Bar } from "./bar.tsx";
import { Frame } from "./frame.tsx";

/** A screen may put something below the bar: `export const handle: ScreenHandle = { search: SearchField }`. */
export type ScreenHandle = { search: ComponentType };

export default function MainLayout() {
	const Search = useMatches()
		.map((match) => match.handle as Partial<ScreenHandle> | undefined)
		.find((handle) => handle?.search)?.search;
	return (
		<Frame bar={<Bar search={Search && <Search />} />}>
			<Outlet />
		</Frame>
	);
}
