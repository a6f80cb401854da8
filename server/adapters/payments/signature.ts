import { createHmac, timingSafeEqual } from "node:crypto";
import type { Notification } from "./port.ts";

const TOLERANCE_MS = 5 * 60_000;
/** From this many digits on a time is in milliseconds: the provider's documents and examples disagree about the unit. */
const MILLISECOND_DIGITS = 12;
const TIME = /^\d{9,15}$/;
const DIGEST = /^[0-9a-f]{64}$/i;

/** What Mercado Pago signs: absent parts are left out, the last semicolon stays. */
function manifest({ dataId, requestId }: Omit<Notification, "signature">, ts: string): string {
	return `${dataId ? `id:${dataId};` : ""}${requestId ? `request-id:${requestId};` : ""}ts:${ts};`;
}

function digest(notification: Omit<Notification, "signature">, ts: string, secret: string): Buffer {
	return createHmac("sha256", secret).update(manifest(notification, ts)).digest();
}

export function sign(notification: Omit<Notification, "signature">, ts: string, secret: string): string {
	return `ts=${ts},v1=${digest(notification, ts, secret).toString("hex")}`;
}

/** Whether a notification was signed with our secret a short while ago. */
export function isSigned({ signature, ...rest }: Notification, secret: string, now: Date): boolean {
	const parts = Object.fromEntries((signature ?? "").split(",").map((part) => part.trim().split("=", 2)));
	const { ts = "", v1 = "" } = parts as { ts?: string; v1?: string };
	if (!rest.dataId || !TIME.test(ts) || !DIGEST.test(v1)) return false;
	const at = Number(ts) * (ts.length >= MILLISECOND_DIGITS ? 1 : 1000);
	if (Math.abs(now.getTime() - at) > TOLERANCE_MS) return false;
	return timingSafeEqual(Buffer.from(v1, "hex"), digest(rest, ts, secret));
}
