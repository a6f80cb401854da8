import type { AuditEntry } from "#core/contract/audit.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import { codeLines } from "./code-lines.ts";
import messages from "./messages.en.ts";
import { editLines, productLines } from "./product-lines.ts";
import { listIn, type Noted, notedIn, numberOf, textIn } from "./read-detail.ts";
import { settingLines } from "./setting-lines.ts";

/** Actions that say more than their sentence has room for. */
const lines: { [Action in AuditAction]?: (noted: Noted, subject: string) => string[] } = {
	"discounts.update": codeLines,
	"images.upload": ({ width, height }) => [messages.lines.picture(numberOf(width), numberOf(height))],
	"products.editMany": editLines,
	"products.update": productLines,
	"reviews.answer": ({ answer }) => [messages.lines.answered(textIn(answer) || messages.empty)],
	"reviews.hide": ({ reason }) => [messages.lines.because(textIn(reason))],
	"selectors.changeCategory": shelfLines,
	"selectors.changeCollection": shelfLines,
	"settings.change": ({ before, after }, subject) => settingLines(subject, before, after),
	"sizeSystems.add": sizeLines,
	"sizeSystems.change": sizeLines,
};

/** What was before and after, where it was noted; of an action that this page does not know yet, what was noted. */
export function detailLines({ action, subject, detail }: AuditEntry): string[] {
	if (detail === null) return [];
	const known = lines[action as AuditAction];
	if (known) return known(notedIn(detail), subject);
	return Object.hasOwn(messages.sentences, action) ? [] : plainLines(notedIn(detail));
}

function sizeLines({ sizes }: Noted): string[] {
	const named = listIn(sizes).map(textIn).filter(Boolean).map(sizeWord);
	return named.length > 0 ? [messages.lines.sizes(named.join(", "))] : [];
}

function shelfLines({ was, hidden, pictured, place }: Noted): string[] {
	const { wasCalled, hidden: isHidden, shown, pictured: isPictured, notPictured, moved } = messages.lines;
	return [
		...(textIn(was) === "" ? [] : [wasCalled(textIn(was))]),
		...(typeof hidden === "boolean" ? [hidden ? isHidden : shown] : []),
		...(typeof pictured === "boolean" ? [pictured ? isPictured : notPictured] : []),
		...(place === undefined ? [] : [moved(numberOf(place) + 1)]),
	];
}

const plainLines = (noted: Noted) =>
	Object.entries(noted)
		.map(([name, value]) => [name, textIn(value)])
		.filter(([, value]) => value !== "")
		.map(([name, value]) => `${name}: ${value}`);
