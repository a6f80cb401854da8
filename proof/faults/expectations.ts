import type { Fault, Trouble } from "./proxy.ts";

export type Link = "PostgreSQL" | "card provider" | "mail server" | "picture storage";

/** How slow a slow link is, and after how much of an answer a link is cut. */
const measures: Record<Link, { bytesPerSecond: number; afterBytes: number }> = {
	PostgreSQL: { bytesPerSecond: 1_000, afterBytes: 600 },
	"card provider": { bytesPerSecond: 400, afterBytes: 100 },
	"mail server": { bytesPerSecond: 300, afterBytes: 60 },
	"picture storage": { bytesPerSecond: 500, afterBytes: 100 },
};

const faults: readonly Fault[] = ["latency", "down", "reset", "timeout", "slow", "cut"];

export function troubleOf(link: Link, fault: Fault): Trouble {
	const { bytesPerSecond, afterBytes } = measures[link];
	if (fault === "latency") return { fault, ms: 100 };
	if (fault === "slow") return { fault, bytesPerSecond };
	return fault === "cut" ? { fault, afterBytes } : { fault };
}

const AWAY =
	"kept pages go on, those dropped within the hour as they last were; what needs the database is refused within 2 s and never piles up; 5 s after its return everything works and shows what changed meanwhile; no order is lost";
const NOT_ARRIVED =
	"the shopper is told that the outcome is unknown; once the provider says that nothing arrived, the order is cancelled, nothing is charged and the units are free";
const ANSWER_LOST =
	"the shopper is told that the outcome is unknown; the shop asks again by itself, and the order is paid with one charge";
const LATER = "orders do not notice; the mail waits in the database and is sent when the server is back";
const NO_PICTURE =
	"pages, and pictures fetched before, go on; an upload or an unknown picture is refused in plain words; the next try works once it is back";

/** What the shop promises for every fault of every link. The tests read their sentences here. */
export const expectations: Record<Link, Record<Fault, string>> = {
	PostgreSQL: {
		latency: "everything works, only later; kept pages are as fast as ever",
		down: AWAY,
		reset: AWAY,
		timeout: AWAY,
		slow: "kept pages are as fast as ever; everything else is answered later, or refused when it takes too long",
		cut: "kept pages go on; every other answer is whole or a refusal, never a part",
	},
	"card provider": {
		latency: "the payment is approved, only later",
		down: "the card was certainly not charged: the payment is rejected, the units are free again, the shopper can try again",
		reset: NOT_ARRIVED,
		timeout: NOT_ARRIVED,
		slow: ANSWER_LOST,
		cut: ANSWER_LOST,
	},
	"mail server": {
		latency: "the mail is sent, only later",
		down: LATER,
		reset: LATER,
		timeout: LATER,
		slow: "the mail is sent, only later",
		cut: LATER,
	},
	"picture storage": {
		latency: "uploads and pictures work, only later",
		down: NO_PICTURE,
		reset: NO_PICTURE,
		timeout: NO_PICTURE,
		slow: "uploads and pictures work, only later",
		cut: NO_PICTURE,
	},
};

/** The expectations as a Markdown table: `node proof/faults/expectations.ts` prints it. */
function table(): string {
	const links = Object.keys(expectations) as Link[];
	const rows = faults.map((fault) => [fault, ...links.map((link) => expectations[link][fault])]);
	return [["", ...links], ["", ...links].map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

if (import.meta.main) console.log(table());
