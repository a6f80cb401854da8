import { useState } from "react";
import { z } from "zod";
import { gifts } from "#core/calls/gifts.ts";
import type { WishList } from "#core/contract/lists.ts";
import { signUpMessages } from "#core/messages.ts";
import { isEmail } from "#core/rules/client.ts";
import { withNext } from "#web/account/next-place.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { useShop } from "#web/store/store.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { sentenceOf } from "../lists/change-lists.ts";
import { dayInWords } from "./day-in-words.ts";
import messages from "./messages.en.ts";

/** What a gift list is, said above it: to its creator, to those who give, and to whoever may only look so far. */
export default function GiftNote({ list, token }: { list: WishList; token: string | null }) {
	const isVisitor = useShop(({ session }) => session.as === "visitor");
	const { gift, claims, creator, role } = list;
	if (!gift) return null;
	const day = dayInWords(gift.day);
	const said = role === "creator" ? (claims ? messages.over(day) : messages.own(day)) : messages.wanted(creator, day);
	return (
		<section
			aria-label={messages.button}
			className="mb-8 flex flex-col gap-4 border-sage border-l-4 bg-sage-tint p-4 md:p-6"
		>
			<p>{said}</p>
			{claims === null && isVisitor && token && <AskToGive list={list.id} token={token} />}
		</section>
	);
}

const Typed = z.object({ email: z.string().trim().refine(isEmail, signUpMessages.email) });

/** Somebody without an account has a link of their own mailed. */
function AskToGive({ list, token }: { list: number; token: string }) {
	const form = useSchemaForm(Typed, { mode: "onSubmit", defaultValues: { email: "" } });
	const [isSent, setSent] = useState(false);
	const submit = form.handleSubmit(async ({ email }) => {
		try {
			await signedCall(gifts.askToGive, { params: { id: list }, body: { token, email, language: words.language } });
			setSent(true);
		} catch (error) {
			form.setError("email", { type: "server", message: sentenceOf(error) });
		}
	});
	if (isSent) return <p role="status">{messages.confirm.sent}</p>;
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
			<p className="text-note">{messages.confirm.text}</p>
			<Field
				label={messages.confirm.email}
				type="email"
				autoComplete="email"
				className="max-w-md"
				{...fieldOf(form, "email")}
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" look="outline" busy={form.formState.isSubmitting}>
					{messages.confirm.send}
				</Button>
				<ButtonLink look="quiet" to={withNext("/login", `list-${list}`)}>
					{messages.confirm.logIn}
				</ButtonLink>
			</div>
		</form>
	);
}
