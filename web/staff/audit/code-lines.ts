import { moneyHere } from "#web/facts/money-here.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import codeMessages from "../codes/messages.en.ts";
import { shopMoment } from "../frame/shop-clock.ts";
import messages from "./messages.en.ts";
import { isNoted, type Noted, numberOf, textIn } from "./read-detail.ts";

const { form } = codeMessages;
const money = (value: unknown) => moneyHere(numberOf(value), browserFacts().currency);
const moment = (value: unknown) => shopMoment(textIn(value));

/** What a field of a code is called in a sentence, and how its values are said. */
const fields: Record<string, { label: string; said?: (value: unknown) => string }> = {
	percent: { label: form.percent, said: (value) => `${textIn(value)} %` },
	amount: { label: form.amount, said: money },
	minimum: { label: codeMessages.told.minimum, said: money },
	category: { label: form.category },
	startsAt: { label: codeMessages.told.from, said: moment },
	endsAt: { label: codeMessages.told.until, said: moment },
	maxUses: { label: codeMessages.told.uses },
	oncePerClient: { label: form.oncePerClient, said: (value) => (value ? codeMessages.told.yes : codeMessages.told.no) },
};

/** The terms of a code that were changed. */
export function codeLines(noted: Noted): string[] {
	return Object.entries(noted).flatMap(([name, change]) => {
		const field = fields[name];
		if (!field || !isNoted(change)) return [];
		const said = (value: unknown) => (value === null ? messages.empty : (field.said ?? textIn)(value));
		return [messages.lines.became(field.label, said(change.from), said(change.to))];
	});
}
