import type { FormEvent, ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";

type SearchFormProps = { label: string; value: string; hint?: string; children?: ReactNode };

/** Asks for rows; what is asked for stands in the address, so that it can be shared and gone back to. */
export function SearchForm({ label, value, hint, children }: SearchFormProps) {
	const submit = useSubmit();
	const ask = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const filled = [...new FormData(event.currentTarget)].filter(([, said]) => typeof said === "string" && said !== "");
		void submit(new URLSearchParams(filled as [string, string][]));
	};
	return (
		<Form role="search" onSubmit={ask} className="flex grow flex-wrap items-start gap-3">
			<Field
				key={value}
				label={label}
				type="search"
				name="search"
				maxLength={100}
				defaultValue={value}
				className="min-w-0 max-w-md grow basis-56"
				{...(hint && { hint })}
			/>
			{children}
			<Button type="submit" look="outline" className="mt-6.5">
				{messages.search}
			</Button>
		</Form>
	);
}
