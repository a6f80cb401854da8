import { sendMailJob } from "../adapters/mail/send-mail.ts";
import { imageSizesJob } from "../features/images/image-sizes.ts";
import { tidyImages } from "../features/images/tidy-images.ts";
import { reconcilePayments } from "../features/payments/reconcile.ts";
import { tidyAccounts } from "../features/sessions/tidy.ts";
import { gatherTallies } from "../features/statistics/gather-tallies.ts";
import { writeVisits } from "../features/visits/visits.ts";
import type { PeriodicWork } from "./every.ts";
import type { Job } from "./queue.ts";

/** Everything that is done later, each by the feature it belongs to. */
export const jobs: readonly Job[] = [sendMailJob, imageSizesJob];

/** Everything that is done again and again while the shop is open. */
export const periodicWork: readonly PeriodicWork[] = [
	{ name: "payments", ms: ({ reconcileSeconds }) => reconcileSeconds * 1000, work: reconcilePayments },
	{ name: "tidy accounts", ms: 600_000, work: tidyAccounts },
	{ name: "tidy images", ms: 3_600_000, work: tidyImages },
	{ name: "visits", ms: 5_000, work: writeVisits },
	{ name: "tallies", ms: 15_000, work: gatherTallies },
];
