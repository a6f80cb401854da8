import type { StaffReview } from "#core/contract/reviews.ts";
import { FORMER_CLIENT } from "#core/rules/former-client.ts";
import messages from "./messages.en.ts";

/** Who wrote a review, in the words of the page where that client is gone. */
export function authorOf({ Client }: Pick<StaffReview, "Client">): string {
	return Client.login_name === FORMER_CLIENT ? messages.formerClient : Client.login_name;
}
