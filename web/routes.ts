import type { RouteConfigEntry } from "@react-router/dev/routes";

/** What screens read beside their own data; nobody is led here. */
const readOnly: RouteConfigEntry[] = [{ path: "client/lists", file: "shop/lists/own-lists.route.ts" }];

/** For logged-in clients only. */
const clientScreens: RouteConfigEntry[] = [
	{ path: "client/profile", file: "account/profile/profile.tsx" },
	{ path: "orders", file: "shop/orders/orders.tsx" },
];

/** For staff only, below their tabs. */
const staffScreens: RouteConfigEntry[] = [
	{ path: "admindashboard", file: "staff/dashboard/dashboard.tsx" },
	{ path: "admindashboard/orders", file: "staff/orders/orders.tsx" },
	{ path: "admindashboard/orders/packing", file: "staff/orders/packing.tsx" },
	{ path: "admindashboard/orders/send", file: "staff/orders/send-many.tsx" },
	{ path: "admindashboard/orders/new", file: "staff/orders/new-order.tsx" },
	{ path: "admindashboard/orders/:id", file: "staff/orders/order.tsx" },
	{ path: "admindashboard/returns", file: "staff/returns/returns.tsx" },
	{ path: "admindashboard/figures", file: "staff/figures/figures.tsx" },
	{ path: "admindashboard/users", file: "staff/users/users.tsx" },
	{ path: "admindashboard/clients", file: "staff/users/clients.tsx" },
	{ path: "admindashboard/log", file: "staff/audit/log.tsx" },
	{ path: "admindashboard/account", file: "staff/account/account.tsx" },
	{ path: "admindashboard/products", file: "staff/catalogue/products.tsx" },
	{ path: "admindashboard/offers", file: "staff/offers/offers.tsx" },
	{ path: "admindashboard/codes", file: "staff/codes/codes.tsx" },
	{ path: "admindashboard/reviews", file: "staff/reviews/reviews.tsx" },
	{ path: "admindashboard/offsale", file: "staff/offsale/off-sale.tsx" },
	{ path: "admindashboard/moving", file: "staff/moving/moving.tsx" },
	{ path: "admindashboard/categories", file: "staff/shelves/shelves.tsx" },
	{ path: "admindashboard/searches", file: "staff/searches/searches.tsx" },
	{ path: "admindashboard/sizes", file: "staff/sizes/sizes.tsx" },
	{ path: "admindashboard/keys", file: "staff/doors/keys.tsx" },
	{ path: "admindashboard/webhooks", file: "staff/doors/webhooks.tsx" },
	{ path: "admindashboard/webhooks/:id", file: "staff/doors/deliveries.tsx" },
	{ path: "admindashboard/settings", file: "staff/settings/settings.tsx" },
	{ path: "admindashboard/settings/texts", file: "staff/texts/texts.tsx" },
	{ path: "admindashboard/permissions", file: "staff/permissions/permissions.tsx" },
	{ path: "addnewproduct", file: "staff/products/add-product.tsx" },
	{ path: "addnewproduct/addcategory", file: "staff/categories/add-category.tsx" },
	{ path: "updateProducto/:id", file: "staff/products/update-product.tsx" },
];

/** Pages whose text the owner writes; until then they show the samples of content/. */
const textPages: RouteConfigEntry[] = ["terms", "privacy", "returns", "contact"].map((path) => ({
	path,
	id: path,
	file: "shop/pages/page.tsx",
}));

const screens: RouteConfigEntry[] = [
	{ path: "home", file: "shop/home/home.tsx" },
	{ path: "products/:id", file: "shop/product/product.tsx" },
	{ path: "lists/:id", file: "shop/lists/list.tsx" },
	{ path: "cart", file: "shop/cart/cart.tsx" },
	{ path: "cart/shared/:token", file: "shop/cart/shared-cart.tsx" },
	{ path: "form", file: "shop/shipping/shipping.tsx" },
	{ path: "cart/pay", file: "shop/payment/pay.tsx" },
	{ path: "orders/:id", file: "shop/orders/order.tsx" },
	{ path: "orders/:id/pay", file: "shop/payment/pay-link.tsx" },
	...textPages,
	{ path: "withdrawal", file: "shop/withdrawal/withdrawal.tsx" },
	{ path: "offline", file: "connection/offline.tsx" },
	{ path: "signup", file: "account/sign-up/sign-up.tsx" },
	{ path: "signupgoogle", file: "account/sign-up/complete.tsx" },
	{ file: "account/client-only.tsx", children: clientScreens },
	{ file: "shop/lists/favorites-frame.tsx", children: [{ path: "favorites", file: "shop/lists/favorites.tsx" }] },
	{ file: "account/staff-only.tsx", children: [{ file: "staff/frame/staff-frame.tsx", children: staffScreens }] },
	{ path: "*", file: "layout/not-found.tsx" },
];

/** Screens of their own, without the bar. */
const quietScreens: RouteConfigEntry[] = [
	{ path: "login", file: "account/log-in/log-in.tsx" },
	{ path: "loginadmin", file: "account/log-in/staff-log-in.tsx" },
	{ path: "verification/:token", file: "account/verification.tsx" },
	{ path: "alerts/:what/:token", file: "shop/stock-alerts/mailed-alert.tsx" },
	{ path: "resetpassword/:phone", file: "account/reset-password.tsx" },
];

/** The whole route table. Plain data, because tests read it too. */
const routes: RouteConfigEntry[] = [
	{ index: true, file: "shop/landing/landing.tsx" },
	{ file: "account/quiet-layout.tsx", children: quietScreens },
	...readOnly,
	{ file: "layout/main-layout.tsx", children: [{ file: "layout/problem-boundary.tsx", children: screens }] },
];

export default routes;
