import type { CardTrial } from "#core/contract/cards.ts";
import type { MercadoPagoAccount } from "./mercado-pago-http.ts";

/** Somebody waits at a button. */
const LONGEST_MS = 10_000;

/** Asks Mercado Pago for what the shop asks for all the time: payments with the access token, and with the public key what the card form needs. */
export async function tryKeys(account: MercadoPagoAccount, publicKey: string): Promise<CardTrial> {
	const { apiUrl, accessToken } = account;
	const signal = AbortSignal.timeout(Math.min(account.timeoutMs, LONGEST_MS));
	const ask = async (path: string, headers: Record<string, string>) => {
		const response = await fetch(apiUrl + path, { headers, signal, redirect: "error" });
		await response.body?.cancel();
		return response.status;
	};
	const search = new URLSearchParams({ external_reference: "connection-test", limit: "1" });
	try {
		const [token, key] = await Promise.all([
			ask(`/v1/payments/search?${search}`, { authorization: `Bearer ${accessToken}` }),
			ask(`/v1/identification_types?${new URLSearchParams({ public_key: publicKey })}`, {}),
		]);
		if (isRefusal(token)) return "token_refused";
		if (isRefusal(key)) return "key_refused";
		return token === 200 && key === 200 ? "works" : "troubled";
	} catch (error) {
		return (error as Error).name === "TimeoutError" ? "slow" : "unreachable";
	}
}

const isRefusal = (status: number) => [400, 401, 403, 404].includes(status);
