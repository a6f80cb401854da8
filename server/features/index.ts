import { mailboxRoutes } from "../adapters/mail/mailbox.ts";
import type { App, Deps } from "../deps.ts";
import { imagesRoutes } from "./images/images.routes.ts";
import { productsRoutes } from "./products/products.routes.ts";
import { reviewsRoutes } from "./reviews/reviews.routes.ts";
import { selectorsRoutes } from "./selectors/selectors.routes.ts";
import { sitemapRoutes } from "./sitemap/sitemap.routes.ts";

/** Every feature of the shop, each serving its own part of the contract. */
export const features: readonly ((app: App, deps: Deps) => void | Promise<void>)[] = [
	imagesRoutes,
	mailboxRoutes,
	productsRoutes,
	reviewsRoutes,
	selectorsRoutes,
	sitemapRoutes,
];
