import { useMemo, useState } from "react";
import {
	binOf,
	type Card,
	type CardField,
	type CardProblems,
	digitsOf,
	emptyCard,
	fullYear,
	problemsOf,
} from "./card.ts";
import { problemsOfToken } from "./token-problems.ts";
import { useCardMethod } from "./use-card-method.ts";
import type { Tokenised } from "./use-payment.ts";
import type { OpenProvider } from "./use-provider.ts";

/** The card form's values, what is wrong with them, and the way to a token. The card itself never leaves this and the provider. */
export function useCard({ provider, identificationTypes }: OpenProvider, amount: number, email: string) {
	const [typed, setTyped] = useState<Card>({ ...emptyCard, email });
	const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
	const [refused, setRefused] = useState<CardProblems>({});
	const found = useCardMethod(provider, binOf(typed.number), amount);
	const card = withDefaults(typed, found, identificationTypes[0]?.id ?? "");
	const problems = useMemo(
		() => problemsOf(card, { method: found.method, identificationTypes, now: new Date() }),
		[card, found.method, identificationTypes],
	);

	const set = (values: Partial<Card>) => {
		setTyped((before) => ({ ...before, ...values }));
		setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in values))));
	};
	const leave = (fields: readonly CardField[]) => setLeft((before) => new Set([...before, ...fields]));

	/** What is said beside a field: its mistake once somebody has left it, or what the provider said. */
	const messageOf = (field: CardField): string | undefined => {
		if (field === "number" && found.problem) return found.problem;
		return refused[field] ?? (left.has(field) ? problems[field] : undefined);
	};

	/** Turns the card into a token; says beside the fields why that is not possible, and throws when nobody can say. */
	const tokenise = async (): Promise<Tokenised | null> => {
		const identificationNumber = card.identificationNumber.replace(/[.\s-]/g, "");
		try {
			const { id } = await provider.createCardToken({
				cardNumber: digitsOf(card.number),
				cardholderName: card.name.trim(),
				cardExpirationMonth: digitsOf(card.month).padStart(2, "0"),
				cardExpirationYear: String(fullYear(card.year)),
				securityCode: card.code,
				identificationType: card.identificationType,
				identificationNumber,
			});
			return {
				token: id,
				issuer_id: card.issuer || null,
				payment_method_id: found.method?.id ?? "",
				installments: Number(card.installments),
				payer: {
					email: card.email.trim(),
					identification: { type: card.identificationType, number: identificationNumber },
				},
			};
		} catch (refusal) {
			const said = problemsOfToken(refusal);
			if (Object.keys(said).length === 0) throw refusal;
			setRefused(said);
			return null;
		}
	};

	return { card, found, problems, set, leave, messageOf, tokenise };
}

export type CardForm = ReturnType<typeof useCard>;

/** What the provider offers is chosen already where nothing was chosen, or where it is not offered any more. */
function withDefaults(
	typed: Card,
	{ issuers, costs }: Pick<ReturnType<typeof useCardMethod>, "issuers" | "costs">,
	identificationType: string,
): Card {
	const chosen = (value: string, offered: readonly string[]) => (offered.includes(value) ? value : (offered[0] ?? ""));
	return {
		...typed,
		issuer: chosen(
			typed.issuer,
			issuers.map(({ id }) => String(id)),
		),
		installments: chosen(
			typed.installments,
			costs.map(({ installments }) => String(installments)),
		),
		identificationType: typed.identificationType || identificationType,
	};
}
