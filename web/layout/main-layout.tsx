import type { ComponentType } from "react";
import { Outlet, useMatches } from "react-router";
import { Bar } from "./bar.tsx";
import { Frame } from "./frame.tsx";

/** A screen may put something into the bar, or do without the way through the shop: `export const handle = { plainBar: true }`. */
export type ScreenHandle = { search: ComponentType; plainBar: boolean };

export default function MainLayout() {
	const handles = useMatches().map((match) => match.handle as Partial<ScreenHandle> | undefined);
	const Search = handles.find((handle) => handle?.search)?.search;
	const plain = handles.some((handle) => handle?.plainBar);
	return (
		<Frame bar={<Bar search={Search && <Search />} plain={plain} />} products={Search !== undefined}>
			<Outlet />
		</Frame>
	);
}
