import { sendMailJob } from "../adapters/mail/send-mail.ts";
import type { PeriodicWork } from "../jobs/every.ts";
import type { Job } from "../jobs/queue.ts";
import { archiveJob } from "./archive/archive.jobs.ts";
import { auditBooks } from "./books/books.jobs.ts";
import { tellCdn } from "./cdn/cdn.jobs.ts";
import { undoJob } from "./changes/undo.jobs.ts";
import { imageSizesJob } from "./images/image-sizes.jobs.ts";
import { tidyImages } from "./images/tidy-images.jobs.ts";
import { tellOfListNews } from "./lists/list-news.jobs.ts";
import { turnOffers } from "./offers/offers.jobs.ts";
import { givePapers } from "./papers/papers.jobs.ts";
import { reconcilePayments } from "./payments/reconcile.jobs.ts";
import { importJob } from "./product-files/imports.jobs.ts";
import { publishDue } from "./products/publishing.jobs.ts";
import { countSearchFigures, fillSearchDocuments } from "./products/search.jobs.ts";
import { endRefunded, releaseLapsed } from "./returns/returns.jobs.ts";
import { writeVainSearches } from "./searches/vain-searches.service.ts";
import { gatherTallies } from "./statistics/statistics.jobs.ts";
import { tellOfReturns } from "./stock-alerts/stock-alerts.jobs.ts";
import { tidyOldRows } from "./tidying.ts";
import { writeMissedSizes } from "./visits/missed-sizes.service.ts";
import { writeVisits } from "./visits/visits.service.ts";
import { tellReceivers } from "./webhooks/webhooks.jobs.ts";

/** Everything that is done later, each by the feature it belongs to. */
export const jobs: readonly Job[] = [sendMailJob, imageSizesJob, importJob, undoJob, archiveJob];

/** Everything that is done again and again while the shop is open. */
export const periodicWork: readonly PeriodicWork[] = [
	{ name: "payments", ms: ({ reconcileSeconds }) => reconcileSeconds * 1000, work: reconcilePayments },
	{ name: "papers", ms: 5_000, work: givePapers },
	{ name: "lapsed exchanges", ms: 600_000, work: releaseLapsed },
	{ name: "refunded returns", ms: 600_000, work: endRefunded },
	{ name: "tidy old rows", ms: 600_000, work: tidyOldRows },
	{ name: "tidy images", ms: 3_600_000, work: tidyImages },
	{ name: "visits", ms: 5_000, work: writeVisits },
	{ name: "missed sizes", ms: 5_000, work: writeMissedSizes },
	{ name: "vain searches", ms: 5_000, work: writeVainSearches },
	{ name: "cdn", ms: 1_000, work: tellCdn },
	{ name: "publishing", ms: 10_000, work: publishDue },
	{ name: "offers", ms: 10_000, work: turnOffers },
	{ name: "stock alerts", ms: 10_000, firstMs: 1_000, work: tellOfReturns },
	{ name: "webhooks", ms: 2_000, work: tellReceivers },
	{ name: "list news", ms: 60_000, firstMs: 1_000, work: tellOfListNews },
	{ name: "tallies", ms: 15_000, work: gatherTallies },
	{ name: "search documents", ms: 10_000, firstMs: 1_000, work: fillSearchDocuments },
	{ name: "search figures", ms: 3_600_000, firstMs: 120_000, work: countSearchFigures },
	{ name: "audit of the books", ms: 86_400_000, firstMs: 60_000, everywhere: true, work: auditBooks },
];
