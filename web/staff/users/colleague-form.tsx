import type { FormEventHandler, ReactNode } from "react";
import type { fieldOf } from "#web/forms/bound-field.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";
import { roles } from "./roles.ts";

type ColleagueFormProps = {
	title: string;
	note?: string;
	action: string;
	field: (name: "user_name" | "rol") => ReturnType<typeof fieldOf>;
	busy: boolean;
	onSubmit: FormEventHandler;
	/** Stands over the fields. */
	above?: ReactNode;
	/** What is asked for between the name and the role. */
	children: ReactNode;
};

/** The box in which an admin takes somebody into the staff. */
export function ColleagueForm({ title, note, action, field, busy, onSubmit, above, children }: ColleagueFormProps) {
	return (
		<form
			method="post"
			noValidate
			autoComplete="off"
			onSubmit={onSubmit}
			aria-label={title}
			className="flex flex-col gap-4 border border-line bg-raised p-6"
		>
			<h2 className="text-title">{title}</h2>
			{note && <p className="text-note text-quiet">{note}</p>}
			{above}
			<Field
				label={messages.form.userName}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				{...field("user_name")}
			/>
			{children}
			<Select label={messages.form.role} placeholder={messages.form.chooseRole} {...field("rol")}>
				{roles.map((rol) => (
					<option key={rol} value={rol}>
						{messages.roles[rol]}
					</option>
				))}
			</Select>
			<Button type="submit" busy={busy} className="mt-2">
				{action}
			</Button>
		</form>
	);
}
