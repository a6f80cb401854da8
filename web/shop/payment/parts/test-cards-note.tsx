import { TEST_CARDS, TEST_IDENTIFICATION, TEST_OUTCOMES, type TestCard } from "#core/rules/test-cards.ts";
import { cx } from "#web/ui/cx.ts";
import { Linked } from "#web/ui/linked.tsx";
import type { Card } from "../card.ts";
import { groupedNumber } from "../card-number.ts";
import messages from "./test-cards.messages.en.ts";

type NoteProps = { deskUrl: string; card: Card; onFill: (values: Partial<Card>) => void };

const choice = "min-h-11 rounded-edge border px-3 py-1 text-note hover:border-ink md:min-h-9";
/** The three documented outcomes; the others are variants of the last. */
const MAIN = ["APRO", "CONT", "OTHE"];

/** Says that no money moves, with the test cards to hand: one press fills the form in. */
export function TestCardsNote({ deskUrl, card, onFill }: NoteProps) {
	const fill = ({ number, securityCode, expiry }: TestCard) => {
		const [month = "", year = ""] = expiry.split("/");
		onFill({
			number: groupedNumber(number),
			month,
			year: `20${year}`,
			code: securityCode,
			name: card.name || "APRO",
			identificationType: TEST_IDENTIFICATION.type,
			identificationNumber: TEST_IDENTIFICATION.number,
		});
	};
	const outcomes = TEST_OUTCOMES.map(({ name, status, detail }) => ({
		name,
		label: `${name}: ${messages.outcomes[status]}`,
		detail,
	}));
	const outcome = ({ name, label, detail }: (typeof outcomes)[number]) => (
		<button
			key={name}
			type="button"
			title={detail}
			aria-pressed={card.name === name}
			onClick={() => onFill({ name })}
			className={cx(choice, card.name === name ? "border-ink" : "border-edge")}
		>
			{label}
		</button>
	);
	return (
		<section aria-label={messages.title} className="flex flex-col gap-3 border-clay border-l-2 bg-raised p-4">
			<p>
				<strong className="font-medium">{messages.lead}</strong> {messages.text}
			</p>
			<div className="flex flex-wrap gap-2">
				{TEST_CARDS.map((one) => (
					<button key={one.number} type="button" onClick={() => fill(one)} className={cx(choice, "border-edge")}>
						{messages.brand(one.brand)}
					</button>
				))}
			</div>
			<div className="flex flex-wrap gap-2">{outcomes.filter(({ name }) => MAIN.includes(name)).map(outcome)}</div>
			<details className="text-note">
				<summary className="link w-fit py-2">{messages.others}</summary>
				<div className="flex flex-wrap gap-2 pt-2">
					{outcomes.filter(({ name }) => !MAIN.includes(name)).map(outcome)}
				</div>
				<p className="pt-3 text-quiet">
					<Linked text={messages.desk(deskUrl)} target="_blank" rel="noreferrer" />
				</p>
			</details>
		</section>
	);
}
