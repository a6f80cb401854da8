import ipaddr from "ipaddr.js";
import { StartupError } from "./startup-error.ts";

export const DEMO_WORDS = ["true", "false", "1", "0", "on", "off", "public"] as const;

/** What the environment says that decides whether this may be a demo shop. */
type Asked = {
	DEMO: (typeof DEMO_WORDS)[number];
	DATABASE_URL?: string | undefined;
	HOST?: string | undefined;
	PUBLIC_URL?: string | undefined;
	SMTP_URL?: string | undefined;
	MERCADOPAGO_ACCESS_TOKEN?: string | undefined;
	MERCADOPAGO_API_URL: string;
};
export type DemoMode = "none" | "local" | "public";

/** Which kind of demo shop this is. Whatever would let others in, or reach real people and cards, is refused in one sentence. */
export function demoModeOf(asked: Asked, hasEmptyDatabaseUrl: boolean): DemoMode {
	if (asked.DATABASE_URL !== undefined || ["false", "0", "off"].includes(asked.DEMO)) return "none";
	if (hasEmptyDatabaseUrl) {
		throw new StartupError(
			"DATABASE_URL is set but empty, which would open the demo shop: set it to your PostgreSQL, or take it away.",
		);
	}
	if (asked.SMTP_URL && !isThisMachine(new URL(asked.SMTP_URL).hostname)) {
		throw new StartupError(
			`SMTP_URL would send the demo shop's mails to real people: take it away, or ${REAL_SHOP} for a real shop.`,
		);
	}
	if (asked.MERCADOPAGO_ACCESS_TOKEN && !isThisMachine(new URL(asked.MERCADOPAGO_API_URL).hostname)) {
		throw new StartupError(
			`The MERCADOPAGO_ keys would charge real cards in the demo shop: take them away, or ${REAL_SHOP} for a real shop.`,
		);
	}
	if (asked.DEMO === "public") return "public";
	if (asked.HOST !== undefined && !isThisMachine(asked.HOST)) {
		throw new StartupError(
			`HOST=${asked.HOST} lets other machines in, and everybody knows the demo shop's log-ins: take it away, set DEMO=public for a demo that others may see, or ${REAL_SHOP} for a real shop.`,
		);
	}
	if (asked.PUBLIC_URL?.startsWith("https:")) {
		throw new StartupError(
			`PUBLIC_URL=${asked.PUBLIC_URL} is a shop for others, and everybody knows the demo shop's log-ins: take it away, set DEMO=public for a demo that others may see, or ${REAL_SHOP} for a real shop.`,
		);
	}
	return "local";
}

const REAL_SHOP = "set DATABASE_URL or DEMO=false";

/** Whether nobody but this machine reaches that host. */
function isThisMachine(host: string): boolean {
	const name = host.replace(/^\[|\]$/g, "").toLowerCase();
	return ipaddr.isValid(name) ? ipaddr.process(name).range() === "loopback" : name === "localhost";
}
