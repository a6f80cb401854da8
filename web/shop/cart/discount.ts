import { useEffect, useState } from "react";
import { carts } from "#core/calls/carts.ts";
import { normalCode } from "#core/rules/discount.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import { clearDiscount } from "#web/store/events.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { useCheckout, writeCheckout } from "../checkout.ts";
import messages from "./messages.en.ts";

export type Sold = { productid: number; price: number; quantity: number };

/** What a code takes off; 0 with the reason when it does not count. What must be left of a total is seen to with the delivery. */
type Asked = { off: number; refusal: string | null; mayCountLater: boolean };

async function askFor(code: string, lines: readonly Sold[]): Promise<Asked> {
	const subtotal = subtotalOf(lines);
	const orderDetails = lines.map(({ productid, quantity }) => ({ productid, quantity }));
	const { data, headers } = await signedCall(carts.verifyDiscount, { body: { code, total: subtotal, orderDetails } });
	const off = Number(headers.get("x-discount-taken") ?? fromCents(toCents(subtotal) - toCents(data)));
	const why = headers.get("x-discount");
	const said = { minimum: headers.get("x-discount-minimum"), starts: headers.get("x-discount-starts") };
	const refusal = off === 0 ? refusalInWords(code, why, said) : null;
	return { off, refusal, mayCountLater: why === "minimum" };
}

/** Why a code does not count, in words: with the least sum it asks for, or the moment it begins. */
export function refusalInWords(
	code: string,
	why: string | null,
	{ minimum, starts }: { minimum?: string | number | null | undefined; starts?: string | null | undefined },
): string {
	if (why === "minimum") {
		return minimum
			? messages.codeFrom(code, moneyHere(Number(minimum), browserFacts().currency))
			: messages.codeForOthers(code);
	}
	if (why === "unknown") return starts ? messages.codeLater(code, momentHere(starts)) : messages.codeUnknown(code);
	return why === "used_up" ? messages.codeUsedUp(code) : messages.codeEnded(code);
}

function momentHere(instant: string): string {
	return new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeStyle: "short" }).format(new Date(instant));
}

export function subtotalOf(lines: readonly Omit<Sold, "productid">[]): number {
	return fromCents(lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0));
}

/** Takes a typed code for the next order; answers why it does not count, or null when it does. */
export async function takeCode(typed: string, lines: readonly Sold[]): Promise<string | null> {
	const code = normalCode(typed);
	const { refusal } = await askFor(code, lines);
	if (refusal === null) writeCheckout("discountCode", code);
	return refusal;
}

/** Asks about the stored code once more; one that will not take anything off any more is dropped. */
export async function recheckCode(lines: readonly Sold[]): Promise<void> {
	const code = browserStorage().read("discountCode");
	if (code === null) return;
	const { refusal, mayCountLater } = await askFor(code, lines);
	if (refusal !== null && !mayCountLater) dropCode();
}

/** Does nothing where there is no code to drop. */
export function dropCode(): void {
	if (browserStorage().read("discountCode") !== null) browserStore().dispatch(clearDiscount());
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

type Checked = { code: string; bought: string; off: number };
export type Discount = {
	/** The code that counts: known to be valid for these very lines. */
	code: string | null;
	off: number;
	/** The code is being asked about, because the lines have changed or the last question failed. */
	checking: boolean;
	/** Why a code that was taken no longer counts, or does not count yet. */
	problem: string | null;
};

/** What the stored code takes off, asked again whenever it or what is bought changes. */
export function useDiscount(lines: readonly Sold[]): Discount {
	const code = useCheckout("discountCode") ?? null;
	const [checked, setChecked] = useState<Checked | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [unanswered, setUnanswered] = useState<string | null>(null);
	const [tries, setTries] = useState(0);
	const subtotal = subtotalOf(lines);
	const bought = JSON.stringify(lines.map(({ productid, price, quantity }) => ({ productid, price, quantity })));
	const isKnown = checked !== null && checked.code === code && checked.bought === bought;

	useEffect(() => {
		if (code === null || subtotal <= 0 || isKnown) return;
		let isHere = true;
		let waiting: ReturnType<typeof setTimeout> | undefined;
		askFor(code, JSON.parse(bought) as Sold[]).then(
			({ off, refusal: why, mayCountLater }) => {
				if (!isHere) return;
				setUnanswered(null);
				setTries(0);
				setChecked({ code, bought, off });
				setRefusal(why);
				if (why !== null && !mayCountLater) dropCode();
			},
			(error) => {
				if (!isHere) return;
				// It may be valid: nobody pays the full price because one question failed, so it is asked again.
				setUnanswered(error instanceof ApiError ? error.message : messages.codeUnchecked);
				const wait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
				waiting = setTimeout(() => setTries(tries + 1), wait);
			},
		);
		return () => {
			isHere = false;
			clearTimeout(waiting);
		};
	}, [code, subtotal, bought, isKnown, tries]);

	if (code === null) return { code: null, off: 0, checking: false, problem: refusal };
	const off = checked?.code === code ? Math.min(checked.off, subtotal) : 0;
	const problem = unanswered ?? refusal;
	return { code: off > 0 && isKnown ? code : null, off, checking: !isKnown && subtotal > 0, problem };
}
