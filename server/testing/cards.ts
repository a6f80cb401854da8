import { TEST_CARDS, TEST_IDENTIFICATION, type TestCard } from "#core/rules/test-cards.ts";
import type { LocalCards } from "../adapters/payments/local/local-cards.ts";

export type GivenCard = { cardholder?: string; card?: TestCard; securityCode?: string };

/** Turns a test card into a token as the browser's script would. */
export async function tokenFor(
	{ url, publicKey }: Pick<LocalCards, "url" | "publicKey">,
	given: GivenCard = {},
): Promise<string> {
	const [first] = TEST_CARDS as readonly [TestCard];
	const { cardholder = "APRO", card = first, securityCode = card.securityCode } = given;
	const response = await fetch(`${url}/v1/card_tokens?public_key=${publicKey}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			card_number: card.number,
			expiration_month: 11,
			expiration_year: 2030,
			security_code: securityCode,
			cardholder: { name: cardholder, identification: TEST_IDENTIFICATION },
		}),
	});
	const answer = (await response.json()) as { id?: string };
	if (!answer.id) throw new Error(`no token: ${JSON.stringify(answer)}`);
	return answer.id;
}
