import { gifts } from "#core/calls/gifts.ts";
import type { CartLine } from "#core/contract/carts.ts";
import type { Claim, NewClaim } from "#core/contract/gifts.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { pathHere } from "#web/facts/path-here.ts";
import { type GiftCheckout, giftSecrets } from "#web/store/gift-shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showToast } from "#web/ui/toast.tsx";
import { prepare } from "../cart/prepare.ts";
import { writeCheckout } from "../checkout.ts";
import messages from "./messages.en.ts";

const GIFTS_MAX = 50;
const secrets = () => giftSecrets(browserStorage().read("giftSecrets")) ?? [];
const secretOf = (claim: string) => secrets().find((one) => one.claim === claim)?.secret;

const asGiver = (claim: string) => {
	const secret = secretOf(claim);
	return secret === undefined ? {} : { secret };
};

/** Says that one gives something. What lets a guest take it back stays in this browser. */
export async function giveOf(list: number, given: Omit<NewClaim, "quantity"> & { quantity: number }): Promise<void> {
	const { data } = await signedCall(gifts.claim, { params: { id: list }, body: given });
	if (!data.secret) return;
	const kept = [{ claim: data.id, secret: data.secret }, ...secrets()].slice(0, GIFTS_MAX);
	browserStorage().write("giftSecrets", kept);
}

export async function takeBack(list: number, claim: string): Promise<void> {
	await signedCall(gifts.unclaim, { params: { id: list, claim }, query: asGiver(claim) });
}

/** Goes to pay for what one gives; it is sent to its owner, whose address stays with the shop. */
export async function buyGift(list: { id: number; creator: string }, claim: Claim, line: CartLine): Promise<void> {
	const query = asGiver(claim.id);
	const { data } = await signedCall(gifts.detail, { params: { id: list.id, claim: claim.id }, query });
	const { delivery, email } = data;
	if (!delivery) return showToast(messages.notSent, "warning");
	prepare([line]);
	const gift: GiftCheckout = {
		...{ list: list.id, claim: claim.id, secret: query.secret ?? "", product: claim.product, to: list.creator, email },
		delivery: { id: delivery.id, name: delivery.name, price: delivery.price, days: delivery.days },
	};
	writeCheckout("gift", gift);
	window.location.assign(pathHere("/cart/pay"));
}
