import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { byFirstStep } from "./first-steps.ts";

const paths: Record<string, [parent: string, path?: string]> = {
	root: ["", ""],
	layout: ["root"],
	home: ["layout", "home"],
	product: ["layout", "products/:id"],
	cart: ["layout", "cart"],
	shared: ["layout", "cart/shared/:token"],
	account: ["layout", "account"],
	profile: ["account", "profile"],
	rest: ["root", "*"],
};
const routes = Object.fromEntries(
	Object.entries(paths).map(([id, [parentId, path]]) => [id, { id, path, ...(parentId && { parentId }), module: {} }]),
);
const build = { routes, basename: "/es", assets: { routes, version: "1" } } as unknown as ServerBuild;

function treeOf({ routes }: ServerBuild, parent?: string): RouteObject[] {
	return Object.values(routes)
		.filter((route) => route?.parentId === parent)
		.map((route) => ({ ...route, children: treeOf({ routes } as ServerBuild, route?.id) }) as RouteObject);
}
const matchedIn = (from: ServerBuild, path: string) =>
	matchRoutes(treeOf(from), path, "/es")?.map(({ route }) => route.id);

test.each([
	"/es/home",
	"/es/HOME/",
	"/es/products/12",
	"/es/products",
	"/es/cart",
	"/es/cart/shared/abc",
	"/es/account/profile",
	"/es/nowhere/at/all",
	"/es/hasOwnProperty",
	"/es/c%61rt",
	"/es//cart",
	"/es",
	"/es/",
])("what is found at %s is found among fewer routes", (path) => {
	const narrowed = byFirstStep(build);
	expect(matchedIn(narrowed(path), path)).toEqual(matchedIn(build, path));
	for (const above of ["/es/products", "/es/cart", "/es/account"].filter((one) => path.startsWith(one)))
		expect(matchedIn(narrowed(path), above)).toEqual(matchedIn(build, above));
	expect(matchedIn(narrowed(path), "/es")).toEqual(matchedIn(build, "/es"));
});

test("a page is given the routes of its own step, and the same ones each time", () => {
	const narrowed = byFirstStep(build);
	const cart = narrowed("/es/cart/shared/abc");
	expect(Object.keys(cart.routes)).toEqual(["root", "layout", "cart", "shared", "rest"]);
	expect(Object.keys(cart.assets.routes)).toEqual(Object.keys(cart.routes));
	expect(cart.assets.version).toBe("1");
	expect(narrowed("/es/cart")).toBe(cart);
	expect(narrowed("/es/one")).toBe(narrowed("/es/other"));
});
