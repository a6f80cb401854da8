import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";

/** So many orders are read for one print or one sending. */
export const MOST_ORDERS = 50;

/** The orders an address names, each once. */
export function idsIn(address: URLSearchParams): number[] {
	const ids = (address.get("ids") ?? "").split(",").map(readOrderId);
	return [...new Set(ids.filter((id) => id !== null))].slice(0, MOST_ORDERS);
}

/** An order's number as it is typed or scanned; null for anything else. */
export function readOrderId(typed: string): number | null {
	const digits = typed.trim().replace(/^#/, "");
	return /^\d{1,15}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}

/** An order, or null where there is none of this number. */
export async function readOrder(id: number, signal?: AbortSignal): Promise<OrderDetail | null> {
	try {
		return (await signedCall(orders.detail, { params: { id }, query: {} }, signal ? { signal } : {})).data;
	} catch (error) {
		if ((error as ApiError).status === 404) return null;
		throw error;
	}
}
