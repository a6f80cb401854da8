import type { ComponentProps } from "react";
import { createRoutesStub, Outlet, useLocation } from "react-router";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import { Shell } from "#web/layout/shell.tsx";
import { clientLoader as ownLists } from "#web/shop/lists/own-lists.route.ts";
import { OWN_LISTS } from "#web/shop/lists/own-lists.ts";

type Routes = Parameters<typeof createRoutesStub>[0];
type Route = Extract<Routes[number], { path?: string }>;
type Entry = NonNullable<ComponentProps<ReturnType<typeof createRoutesStub>>["initialEntries"]>[number];

type Module = {
	default: NonNullable<Route["Component"]>;
	clientLoader?: unknown;
	clientAction?: unknown;
	loader?: unknown;
};

/** One that is asked in the browser for what the server has read for others alone. */
type Hydrating = { hydrate?: boolean };

/** A screen at its place in the route table, read and changed as its own module says. */
export function screen(path: string, { default: Component, loader, clientLoader, clientAction }: Module): Route {
	const isAsked = clientLoader !== undefined && (loader === undefined || (clientLoader as Hydrating).hydrate === true);
	return {
		path,
		Component,
		...(isAsked && { loader: clientLoader as NonNullable<Route["loader"]> }),
		...(clientAction !== undefined && { action: clientAction as NonNullable<Route["action"]> }),
		HydrateFallback: Elsewhere,
	};
}

/** What screens read without going there. */
const readOnly: Routes = [{ path: OWN_LISTS.path, loader: ownLists }];

/** Shows screens in a browser that is at this address, with the shop's store, alerts and toasts around them. */
export async function showScreen(entry: Entry, ...screens: Routes): Promise<void> {
	const children = [...screens, ...readOnly, { path: "*", Component: Elsewhere }];
	const Router = createRoutesStub([{ Component: WithAddress, children }]);
	await render(<Router initialEntries={[entry]} />);
}

/** As the demo shop's pages come. */
const facts = { ...browserFacts(), country: "AR", currency: "ARS" };

/** Any place the shown screens lead to. */
function Elsewhere() {
	return null;
}

function WithAddress() {
	const { pathname, search } = useLocation();
	return (
		<Shell facts={facts}>
			<Outlet />
			<output aria-label="Address bar">{pathname + search}</output>
		</Shell>
	);
}

/** The browser is at this address now. */
export async function expectAddress(address: string): Promise<void> {
	await expect.poll(() => document.querySelector("output[aria-label='Address bar']")?.textContent).toBe(address);
}
