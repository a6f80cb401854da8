import type { RouteConfigEntry } from "@react-router/dev/routes";

const screens: RouteConfigEntry[] = [
	{ path: "home", file: "shop/home/home.tsx" },
	{ path: "products/:id", file: "shop/product/product.tsx" },
	{ path: "*", file: "layout/not-found.tsx" },
];

/** The whole route table. Plain data, because the navigation also reads it: what is not here is not linked to. */
const routes: RouteConfigEntry[] = [
	{ index: true, file: "shop/landing/landing.tsx" },
	{ file: "layout/main-layout.tsx", children: [{ file: "layout/problem-boundary.tsx", children: screens }] },
];

export default routes;
