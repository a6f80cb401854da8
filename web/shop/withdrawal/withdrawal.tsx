import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { returns } from "#core/calls/returns.ts";
import { isEmail } from "#core/rules/client.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { privateHead } from "#web/facts/title.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";

export const meta = privateHead(messages.title);

const Typed = z.object({
	order: z
		.string()
		.trim()
		.regex(/^\d{1,15}$/, messages.orderWrong),
	email: z.string().trim().refine(isEmail, messages.emailWrong),
});

/** Where whoever takes a purchase back begins, without an account: the link to the order is mailed to its own address. */
export default function Withdrawal() {
	const [isSent, setSent] = useState(false);
	const [problem, setProblem] = useState("");
	const form = useSchemaForm(Typed, { defaultValues: { order: "", email: "" } });
	const send = form.handleSubmit(async ({ order, email }) => {
		setProblem("");
		try {
			await call(returns.mailLink, { body: { order: Number(order), email, language: words.language } });
			setSent(true);
		} catch (error) {
			setProblem((error as Error).message);
		}
	});
	return (
		<div className="page max-w-2xl py-8 wide:py-12">
			<h1 className="text-headline">{messages.title}</h1>
			<p className="mt-4 text-lead text-quiet">{messages.lead}</p>
			<div role="status" className="mt-8 flex flex-col gap-2 empty:hidden">
				{isSent && <p className="text-lead">{messages.sent}</p>}
				{isSent && <p className="text-quiet">{messages.sentNote}</p>}
			</div>
			{!isSent && (
				<form method="post" noValidate onSubmit={send} className="mt-8 flex flex-col gap-4">
					<Field
						label={messages.order}
						hint={messages.orderHint}
						inputMode="numeric"
						autoComplete="off"
						{...fieldOf(form, "order")}
					/>
					<Field
						label={messages.email}
						hint={messages.emailHint}
						type="email"
						autoComplete="email"
						{...fieldOf(form, "email")}
					/>
					<p role="alert" className="text-brick empty:hidden">
						{problem}
					</p>
					<Button type="submit" busy={form.formState.isSubmitting} className="self-start">
						{messages.send}
					</Button>
				</form>
			)}
			<p className="mt-10 flex flex-wrap gap-x-6 border-line border-t pt-4">
				<span>
					{messages.client}{" "}
					<Link to="/orders" className="link inline-flex min-h-11 items-center">
						{messages.orders}
					</Link>
				</span>
				<Link to="/returns" className="link inline-flex min-h-11 items-center">
					{messages.terms}
				</Link>
			</p>
		</div>
	);
}
