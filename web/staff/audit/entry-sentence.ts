import type { AuditEntry } from "#core/contract/audit.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import { fromCents } from "#core/rules/money.ts";
import { readOrderStatus } from "#core/rules/order-status.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import statusWords from "../orders/status.messages.en.ts";
import settingMessages from "../settings/messages.en.ts";
import userMessages from "../users/messages.en.ts";
import messages from "./messages.en.ts";
import { notedIn, numberOf, textIn } from "./read-detail.ts";
import type { Told } from "./told.ts";

/** What was done, in one sentence; an action of which this page does not know yet is said as it was noted. */
export function sentenceOf(entry: AuditEntry): string {
	return isKnown(entry.action) ? messages.sentences[entry.action](toldOf(entry)) : `${entry.action} ${entry.subject}`;
}

const isKnown = (action: string): action is AuditAction => Object.hasOwn(messages.sentences, action);

function toldOf({ subject, detail }: AuditEntry): Told {
	const noted = notedIn(detail);
	const name = textIn(noted.name);
	const at = textIn(noted.publishAt);
	const [starts, ends] = [textIn(noted.startsAt), textIn(noted.endsAt)];
	return {
		subject,
		name: name || subject,
		product: name ? messages.named(name, subject) : messages.product(subject),
		products: Number.parseInt(subject, 10) || 0,
		from: stateInWords(textIn(noted.from)),
		to: stateInWords(textIn(noted.to)),
		role: stateInWords(textIn(noted.rol)),
		email: textIn(noted.email),
		at: at && shopMoment(at),
		starts: starts && shopMoment(starts),
		ends: ends && shopMoment(ends),
		percent: numberOf(noted.discount),
		sum: moneyHere(fromCents(numberOf(noted.cents)), browserFacts().currency),
		left: numberOf(noted.left),
		created: numberOf(noted.created),
		changed: numberOf(noted.changed),
		carrier: textIn(noted.carrier),
		pieces: numberOf(noted.pieces),
		order: textIn(noted.order),
		setting: settingInWords(subject),
	};
}

/** Orders have statuses, users roles. */
function stateInWords(noted: string): string {
	const status = readOrderStatus(noted);
	if (status) return statusWords.labels[status];
	return Object.hasOwn(userMessages.roles, noted)
		? userMessages.roles[noted as keyof typeof userMessages.roles]
		: noted;
}

function settingInWords(name: string): string {
	const labels: Record<string, string> = { ...settingMessages.labels, ...messages.settings };
	return labels[name] ?? name;
}
