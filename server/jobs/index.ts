import { sendMailJob } from "../adapters/mail/send-mail.ts";
import { reconcilePayments } from "../features/payments/reconcile.ts";
import { tidyAccounts } from "../features/sessions/tidy.ts";
import type { PeriodicWork } from "./every.ts";
import type { Job } from "./queue.ts";

/** Everything that is done later, each by the feature it belongs to. */
export const jobs: readonly Job[] = [sendMailJob];

/** Everything that is done again and again while the shop is open. */
export const periodicWork: readonly PeriodicWork[] = [
	{ name: "payments", ms: ({ reconcileSeconds }) => reconcileSeconds * 1000, work: reconcilePayments },
	{ name: "tidy accounts", ms: 60_000, work: tidyAccounts },
];
