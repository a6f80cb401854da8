import { useEffect, useState } from "react";
import messages from "./card.messages.en.ts";
import type { Issuer, PayerCost, PaymentMethod, Provider } from "./provider.ts";

export type CardMethod = {
	method: PaymentMethod | null;
	issuers: readonly Issuer[];
	costs: readonly PayerCost[];
	/** The provider is being asked. */
	asking: boolean;
	/** The provider knows no card that begins like this, or could not be asked. */
	problem: string | null;
};

const unknown: CardMethod = { method: null, issuers: [], costs: [], asking: false, problem: null };

/** What the provider says of a card by the beginning of its number: brand, banks and installments. */
export function useCardMethod(
	provider: Provider | null,
	bin: string,
	amount: number,
): CardMethod & { again: () => void } {
	const [state, setState] = useState(unknown);
	const [round, setRound] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again.
	useEffect(() => {
		if (!provider || bin === "") return setState(unknown);
		let isHere = true;
		setState((before) => ({ ...before, asking: true, problem: null }));
		ask(provider, bin, amount).then(
			(found) => isHere && setState(found),
			() => isHere && setState({ ...unknown, problem: messages.notAsked }),
		);
		return () => {
			isHere = false;
		};
	}, [provider, bin, amount, round]);
	return { ...state, again: () => setRound((before) => before + 1) };
}

async function ask(provider: Provider, bin: string, amount: number): Promise<CardMethod> {
	const { results } = await provider.getPaymentMethods({ bin });
	const [method] = results;
	if (!method) return { ...unknown, problem: messages.notAccepted };
	const needsIssuer = method.additional_info_needed.includes("issuer_id");
	const [issuers, plans] = await Promise.all([
		needsIssuer ? provider.getIssuers({ paymentMethodId: method.id, bin }) : [method.issuer],
		provider.getInstallments({ amount: amount.toFixed(2), bin }),
	]);
	return { method, issuers, costs: plans[0]?.payer_costs ?? [], asking: false, problem: null };
}
