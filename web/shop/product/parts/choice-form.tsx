import type { FormEvent, ReactNode } from "react";
import { Form } from "react-router";
import { type Kept, useChoose } from "../use-choose.ts";

/** Buttons that put a choice into the address and keep the others; the server understands it without JavaScript. */
export function ChoiceForm({ keep, children, className }: { keep: Kept; children: ReactNode; className?: string }) {
	const choose = useChoose(keep);

	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (!(submitter instanceof HTMLButtonElement) || submitter.name === "") return;
		event.preventDefault();
		choose(submitter.name, submitter.value);
	};

	return (
		<Form replace preventScrollReset className={className} onSubmit={onSubmit}>
			{Object.entries(keep).map(
				([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
			)}
			{children}
		</Form>
	);
}
