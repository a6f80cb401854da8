import { mailboxRoutes } from "../adapters/mail/mailbox.ts";
import type { App, Deps } from "../deps.ts";
import { archiveRoutes } from "./archive/archive.routes.ts";
import { auditLogRoutes } from "./audit-log/audit-log.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { cartsRoutes } from "./carts/carts.routes.ts";
import { changesRoutes } from "./changes/changes.routes.ts";
import { clientsRoutes } from "./clients/clients.routes.ts";
import { discountsRoutes } from "./discounts/discounts.routes.ts";
import { identitiesRoutes } from "./identities/identities.routes.ts";
import { imagesRoutes } from "./images/images.routes.ts";
import { keysRoutes } from "./keys/keys.routes.ts";
import { landingRoutes } from "./landing/landing.routes.ts";
import { linkOrdersRoutes } from "./link-orders/link-orders.routes.ts";
import { giftsRoutes } from "./lists/gifts.routes.ts";
import { listCardRoutes } from "./lists/list-card.routes.ts";
import { listsRoutes } from "./lists/lists.routes.ts";
import { notesRoutes } from "./notes/notes.routes.ts";
import { offersRoutes } from "./offers/offers.routes.ts";
import { orderViewsRoutes } from "./order-views/order-views.routes.ts";
import { ordersRoutes } from "./orders/orders.routes.ts";
import { papersRoutes } from "./papers/papers.routes.ts";
import { passkeysRoutes } from "./passkeys/passkeys.routes.ts";
import { paymentsRoutes } from "./payments/payments.routes.ts";
import { personalDataRoutes } from "./personal-data/personal-data.routes.ts";
import { productFilesRoutes } from "./product-files/product-files.routes.ts";
import { productsRoutes } from "./products/products.routes.ts";
import { returnsRoutes } from "./returns/returns.routes.ts";
import { reviewsRoutes } from "./reviews/reviews.routes.ts";
import { searchesRoutes } from "./searches/searches.routes.ts";
import { secondFactorsRoutes } from "./second-factors/second-factors.routes.ts";
import { selectorsRoutes } from "./selectors/selectors.routes.ts";
import { sessionsRoutes } from "./sessions/sessions.routes.ts";
import { settingsRoutes } from "./settings/settings.routes.ts";
import { sitemapRoutes } from "./sitemap/sitemap.routes.ts";
import { sizeSystemsRoutes } from "./size-systems/size-systems.routes.ts";
import { staffAccountsRoutes } from "./staff-accounts/staff-accounts.routes.ts";
import { statisticsRoutes } from "./statistics/statistics.routes.ts";
import { stockRoutes } from "./stock/stock.routes.ts";
import { stockAlertsRoutes } from "./stock-alerts/stock-alerts.routes.ts";
import { upkeepRoutes } from "./upkeep/upkeep.routes.ts";
import { usersRoutes } from "./users/users.routes.ts";
import { visitsRoutes } from "./visits/visits.routes.ts";
import { webhooksRoutes } from "./webhooks/webhooks.routes.ts";

/** Every feature of the shop, each serving its own part of the contract. */
export const features: readonly ((app: App, deps: Deps) => void | Promise<void>)[] = [
	archiveRoutes,
	auditLogRoutes,
	authRoutes,
	cartsRoutes,
	changesRoutes,
	clientsRoutes,
	discountsRoutes,
	giftsRoutes,
	identitiesRoutes,
	imagesRoutes,
	keysRoutes,
	landingRoutes,
	linkOrdersRoutes,
	listCardRoutes,
	listsRoutes,
	mailboxRoutes,
	notesRoutes,
	offersRoutes,
	orderViewsRoutes,
	ordersRoutes,
	papersRoutes,
	passkeysRoutes,
	paymentsRoutes,
	personalDataRoutes,
	productFilesRoutes,
	productsRoutes,
	returnsRoutes,
	reviewsRoutes,
	searchesRoutes,
	secondFactorsRoutes,
	selectorsRoutes,
	sessionsRoutes,
	settingsRoutes,
	sitemapRoutes,
	sizeSystemsRoutes,
	staffAccountsRoutes,
	statisticsRoutes,
	stockRoutes,
	stockAlertsRoutes,
	upkeepRoutes,
	usersRoutes,
	visitsRoutes,
	webhooksRoutes,
];
