import type { FormEvent, ReactNode } from "react";
import { Form, useNavigate } from "react-router";

/** What the address says besides what is being chosen. */
export type Kept = { color?: string | undefined; size?: string | undefined };

/** Buttons that put a choice into the address and keep the others; the server understands it without JavaScript. */
export function ChoiceForm({ keep, children, className }: { keep: Kept; children: ReactNode; className?: string }) {
	const navigate = useNavigate();

	/** Two quick choices both count: what is kept is read from the address, not from a page that may not have followed yet. */
	const choose = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (!(submitter instanceof HTMLButtonElement) || submitter.name === "") return;
		event.preventDefault();
		const current = new URLSearchParams(window.location.search);
		const next = new URLSearchParams();
		for (const [name, value] of Object.entries(keep)) {
			const kept = current.get(name) ?? value;
			if (kept !== undefined) next.set(name, kept);
		}
		next.set(submitter.name, submitter.value);
		void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
	};

	return (
		<Form replace preventScrollReset className={className} onSubmit={choose}>
			{Object.entries(keep).map(
				([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
			)}
			{children}
		</Form>
	);
}
