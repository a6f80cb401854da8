import { giveUpMailsLeftBehind, tidyMails } from "../adapters/mail/tidy-mails.ts";
import type { Deps } from "../deps.ts";
import { tidyLimits } from "../http/limits.ts";
import { tidyArchives } from "./archive/kept-archive.service.ts";
import { tidyAuditLog } from "./audit-log/audit-log.jobs.ts";
import { tidyCartLinks, tidyCartMerges } from "./carts/carts.jobs.ts";
import { tidyPurges } from "./cdn/cdn.jobs.ts";
import { tidyChanges } from "./changes/changes.jobs.ts";
import { tidyMailTokens } from "./clients/mail-tokens.jobs.ts";
import { tidyCredentials } from "./credentials/credentials.jobs.ts";
import { tidySignIns } from "./identities/identities.jobs.ts";
import { tidyKeys } from "./keys/keys.service.ts";
import { tidyGifts } from "./lists/gifts.jobs.ts";
import { tidyInvitations } from "./lists/invitations.jobs.ts";
import { tidyViews } from "./order-views/order-views.service.ts";
import { tidyBuyers } from "./orders/forget-buyers.jobs.ts";
import { tidyPapers } from "./papers/papers.jobs.ts";
import { tidyChallenges } from "./passkeys/passkeys.jobs.ts";
import { tidyNotices } from "./payments/webhook.jobs.ts";
import { tidyImports } from "./product-files/imports.service.ts";
import { tidyPrices } from "./products/price-history.jobs.ts";
import { tidyPhotos } from "./reviews/photos.service.ts";
import { tidyVainSearches } from "./searches/vain-searches.service.ts";
import { tidyTickets } from "./second-factors/second-factors.jobs.ts";
import { tidyStaffLinks } from "./staff-accounts/staff-accounts.jobs.ts";
import { tidyStockAlerts } from "./stock-alerts/stock-alerts.jobs.ts";
import { tidyMissedSizes } from "./visits/missed-sizes.service.ts";
import { tidyDeliveries } from "./webhooks/webhooks.jobs.ts";

/** The old rows that each feature no longer needs. */
const tidying: readonly ((deps: Deps) => Promise<void>)[] = [
	tidyCredentials,
	tidyKeys,
	tidySignIns,
	tidyChallenges,
	tidyMailTokens,
	tidyStaffLinks,
	tidyTickets,
	tidyLimits,
	giveUpMailsLeftBehind,
	tidyMails,
	tidyInvitations,
	tidyGifts,
	tidyNotices,
	tidyCartMerges,
	tidyCartLinks,
	tidyChanges,
	tidyPurges,
	tidyBuyers,
	tidyViews,
	tidyImports,
	tidyPapers,
	tidyAuditLog,
	tidyPrices,
	tidyArchives,
	tidyVainSearches,
	tidyMissedSizes,
	tidyStockAlerts,
	tidyPhotos,
	tidyDeliveries,
];

/** What one feature cannot tidy away now does not keep the others from theirs. */
export async function tidyOldRows(deps: Deps): Promise<void> {
	for (const tidy of tidying)
		await tidy(deps).catch((error) => deps.log.warn({ err: error, work: tidy.name }, "old rows stay for now"));
}
