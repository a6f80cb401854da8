import { useState } from "react";
import { settings } from "#core/calls/settings.ts";
import type { CardSetup, CardTrial } from "#core/contract/cards.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import messages from "./messages.en.ts";
import { SectionHeading } from "./section-heading.tsx";

const words = messages.cards;

/** Longer than the shop itself waits for the card service. */
const LONGEST_MS = 20_000;

/** How cards are charged, which the machine decides, and whether it works. */
export function CardsSection({ reading }: { reading: Reading<CardSetup> }) {
	const loaded = useLoaded(reading);
	return (
		<section aria-labelledby="cards" className="flex flex-col gap-4 border-line border-t pt-8">
			<SectionHeading at="cards" title={words.title} note={words.note} />
			<LoadedView of={loaded} what={words.what}>
				{(setup) => (
					<div className="flex flex-col gap-4">
						<Setup of={setup} />
						{setup.provider !== "none" && <TryCards />}
					</div>
				)}
			</LoadedView>
		</section>
	);
}

function Setup({ of: { provider, publicKey, hasWebhookSecret } }: { of: CardSetup }) {
	const facts = [
		[words.provider, words.providers[provider]],
		[words.publicKey, publicKey ?? words.missing],
		[words.webhookSecret, hasWebhookSecret ? words.present : words.noWebhookSecret],
	];
	return (
		<dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
			{facts.slice(0, provider === "none" ? 1 : undefined).map(([label, value]) => (
				<div key={label} className="contents">
					<dt className="text-quiet">{label}</dt>
					<dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** Asks the card service something harmless, and says in plain words what became of it. */
function TryCards() {
	const [busy, setBusy] = useState(false);
	const [said, setSaid] = useState<{ works: boolean; text: string } | null>(null);
	const ask = async () => {
		setBusy(true);
		setSaid(null);
		try {
			const { data } = await signedCall(settings.testCards, {}, { timeoutMs: LONGEST_MS });
			setSaid(answerTo(data.trial));
		} catch (error) {
			setSaid({ works: false, text: (error as ApiError).message });
		}
		setBusy(false);
	};
	return (
		<div className="flex flex-col gap-3">
			<Button look="outline" busy={busy} className="self-start" onClick={() => void ask()}>
				{words.ask}
			</Button>
			<p role="status" className={cx("wrap-anywhere max-w-prose", said && !said.works && "text-brick")}>
				{said?.text}
			</p>
		</div>
	);
}

const answerTo = (trial: CardTrial) => ({ works: trial === "works", text: words.trials[trial] });
