import { useEffect, useState } from "react";
import { carts } from "#core/calls/carts.ts";
import { normalCode } from "#core/rules/discount.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { ApiError, call } from "#web/api.ts";
import { clearDiscount } from "#web/store/events.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { useCheckout, writeCheckout } from "../checkout.ts";
import messages from "./messages.en.ts";

/** What a code takes off a sum; 0 means that it is not valid. What must be left of a total is seen to with the delivery. */
async function takenOff(code: string, subtotal: number): Promise<number> {
	const { data, headers } = await call(carts.verifyDiscount, { body: { code, total: subtotal } });
	return Number(headers.get("x-discount-taken") ?? fromCents(toCents(subtotal) - toCents(data)));
}

/** Takes a typed code for the next order; false when it is not valid. */
export async function takeCode(typed: string, subtotal: number): Promise<boolean> {
	const code = normalCode(typed);
	if (code === "" || (await takenOff(code, subtotal)) === 0) return false;
	writeCheckout("discountCode", code);
	return true;
}

/** Asks about the stored code once more; one that no longer takes anything off is dropped. */
export async function recheckCode(subtotal: number): Promise<void> {
	const code = browserStorage().read("discountCode");
	if (code !== null && (await takenOff(code, subtotal)) === 0) dropCode();
}

/** Does nothing where there is no code to drop. */
export function dropCode(): void {
	if (browserStorage().read("discountCode") !== null) browserStore().dispatch(clearDiscount());
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

type Checked = { code: string; subtotal: number; off: number };
export type Discount = {
	/** The code that counts: known to be valid for this very sum. */
	code: string | null;
	off: number;
	/** The code is being asked about, because the sum has changed or the last question failed. */
	checking: boolean;
	/** Why a code that was taken no longer counts, or does not count yet. */
	problem: string | null;
};

/** What the stored code takes off a sum, asked again whenever one of them changes. */
export function useDiscount(subtotal: number): Discount {
	const code = useCheckout("discountCode") ?? null;
	const [checked, setChecked] = useState<Checked | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [unanswered, setUnanswered] = useState<string | null>(null);
	const [tries, setTries] = useState(0);
	const isKnown = checked !== null && checked.code === code && checked.subtotal === subtotal;

	useEffect(() => {
		if (code === null || subtotal <= 0 || isKnown) return;
		let isHere = true;
		let waiting: ReturnType<typeof setTimeout> | undefined;
		takenOff(code, subtotal).then(
			(off) => {
				if (!isHere) return;
				setUnanswered(null);
				setTries(0);
				setChecked({ code, subtotal, off });
				setRefusal(off === 0 ? messages.codeEnded(code) : null);
				if (off === 0) dropCode();
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
	}, [code, subtotal, isKnown, tries]);

	if (code === null) return { code: null, off: 0, checking: false, problem: refusal };
	const off = checked?.code === code ? Math.min(checked.off, subtotal) : 0;
	const problem = unanswered ?? refusal;
	return { code: off > 0 && isKnown ? code : null, off, checking: !isKnown && subtotal > 0, problem };
}
