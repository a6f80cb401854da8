import { tidyMails } from "../adapters/mail/tidy-mails.ts";
import type { Deps } from "../deps.ts";
import { tidyLimits } from "../http/limits.ts";
import { tidyCartMerges } from "./carts/carts.jobs.ts";
import { tidyMailTokens } from "./clients/mail-tokens.jobs.ts";
import { tidyCredentials } from "./credentials/credentials.jobs.ts";
import { tidySignIns } from "./identities/identities.jobs.ts";
import { tidyInvitations } from "./lists/invitations.jobs.ts";
import { tidyBuyers } from "./orders/forget-buyers.service.ts";
import { tidyNotices } from "./payments/webhook.jobs.ts";

/** The old rows that each feature no longer needs. */
const tidying: readonly ((deps: Deps) => Promise<void>)[] = [
	tidyCredentials,
	tidySignIns,
	tidyMailTokens,
	tidyLimits,
	tidyMails,
	tidyInvitations,
	tidyNotices,
	tidyCartMerges,
	tidyBuyers,
];

export async function tidyOldRows(deps: Deps): Promise<void> {
	for (const tidy of tidying) await tidy(deps);
}
