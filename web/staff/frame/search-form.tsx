import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";

type SearchFormProps = { label: string; value: string; children?: ReactNode };

/** Asks for rows; what is asked for stands in the address, so that it can be shared and gone back to. */
export function SearchForm({ label, value, children }: SearchFormProps) {
	return (
		<Form role="search" className="flex grow flex-wrap items-end gap-3">
			<Field
				key={value}
				label={label}
				type="search"
				name="search"
				maxLength={100}
				defaultValue={value}
				className="min-w-0 max-w-md grow basis-56"
			/>
			{children}
			<Button type="submit" look="outline">
				{messages.search}
			</Button>
		</Form>
	);
}
