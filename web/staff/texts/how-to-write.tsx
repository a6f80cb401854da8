import messages from "./messages.en.ts";

/** The few signs that Markdown has here, and what the settings fill in. */
export function HowToWrite() {
	return (
		<details className="max-w-3xl border border-line px-4">
			<summary className="min-h-11 cursor-pointer py-2.5 hover:text-clay">{messages.how}</summary>
			<Signs of={messages.signs} />
			<p className="text-quiet">{messages.places}</p>
			<Signs of={messages.filledIn} />
		</details>
	);
}

function Signs({ of }: { of: readonly (readonly string[])[] }) {
	return (
		<dl className="my-3 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
			{of.map(([sign, meaning]) => (
				<div key={sign} className="contents">
					<dt className="text-note">{sign}</dt>
					<dd className="max-sm:mb-2">{meaning}</dd>
				</div>
			))}
		</dl>
	);
}
