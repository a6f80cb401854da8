import { useEffect, useState } from "react";
import { payments } from "#core/calls/payments.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import type { PaymentAttempt } from "#web/store/shapes.ts";
import { isUnknown, noteNotPlaced, outcomeOf } from "./attempt.ts";
import { settle } from "./settle.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
/** After so many answers that there is no such payment, the post never arrived. */
const ENOUGH_NOT_FOUND = 5;

/**
 * Asks how an attempt stands until it is decided: while its outcome is unknown, and while the provider holds it.
 * Answers true once it is certain that the post never arrived.
 */
export function useStanding(attempt: PaymentAttempt | null | undefined, isPaying: boolean): boolean {
	const [lost, setLost] = useState(false);
	const answer = attempt?.answer;
	const isOpen = attempt?.sent && !isPaying && (!answer || outcomeOf(answer.status) === "in_process");
	const key = isOpen ? attempt.key : null;

	useEffect(() => {
		if (key === null || !attempt) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isHere = true;
		let notFound = 0;
		let pause = FIRST_PAUSE_MS;
		const ask = async () => {
			try {
				const { data } = await signedCall(payments.status, { params: { key } });
				notFound = 0;
				if (!isUnknown(data) && data.status !== attempt.answer?.status) return void settle(attempt, data);
			} catch (error) {
				notFound = error instanceof ApiError && error.status === 404 ? notFound + 1 : 0;
				if (notFound >= ENOUGH_NOT_FOUND && !attempt.answer) {
					noteNotPlaced(attempt);
					setLost(true);
					return;
				}
			}
			if (isHere) timer = setTimeout(ask, pause);
			pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS);
		};
		timer = setTimeout(ask, pause);
		return () => {
			isHere = false;
			clearTimeout(timer);
		};
	}, [key, attempt]);
	return lost;
}
