import { z } from "zod";
import { lists } from "#core/calls/lists.ts";
import type { ListUser, WishList } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { signUpMessages } from "#core/messages.ts";
import { isEmail } from "#core/rules/client.ts";
import { TypedPhone } from "#web/account/parts/typed-client.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { noteList, sentenceOf, succeed } from "../change-lists.ts";
import { ListLink } from "./list-link.tsx";
import messages from "./sharing.messages.en.ts";

const ByEmail = z.object({
	to: z
		.string()
		.trim()
		.refine(isEmail, signUpMessages.email)
		.transform((email): ListUser => ({ email })),
});
const ByPhone = z.object({
	to: TypedPhone.transform((typed): ListUser => ({ ClientPhone: Number(typed) })),
});

type SharingProps = { list: WishList; open: boolean; onClose: () => void; onChange: () => Promise<void> };

/** With whom the list is shared: more people, and taking it back. */
export function Sharing({ list, open, onClose, onChange }: SharingProps) {
	const people: { name: string; note: string; user: ListUser }[] = [
		...list.Colaborators.map(({ phone, email }) => ({
			name: email ?? String(phone),
			note: email === null ? messages.withAccount : messages.takesPart,
			user: { ClientPhone: phone },
		})),
		...list.invited.map((email) => ({ name: email, note: messages.canLook, user: { email } })),
	];
	const share = async (newUser: ListUser) => {
		const { data } = await signedCall(lists.share, {
			query: { language: words.language },
			body: { id: list.id, newUser },
		});
		noteList(data);
		succeed(listMessages.shared);
	};
	const takeBack = async (user: ListUser) => {
		try {
			await signedCall(lists.unshare, { body: { id: list.id, user } });
			await onChange();
		} catch (error) {
			showToast(sentenceOf(error), "warning");
		}
	};
	return (
		<Popup title={messages.title} open={open} onClose={onClose}>
			<div className="flex flex-col gap-6">
				<ListLink list={list} />
				<ShareForm {...messages.byEmail} type="email" schema={ByEmail} onShare={share} />
				<ShareForm {...messages.byPhone} type="tel" schema={ByPhone} onShare={share} />
				{people.length > 0 && (
					<section aria-label={messages.sharedWith}>
						<h3 className="text-lead">{messages.sharedWith}</h3>
						<ul>
							{people.map(({ name, note, user }) => (
								<li key={name} className="flex items-center justify-between gap-4 border-line border-b py-1">
									<p className="min-w-0">
										<span className="wrap-anywhere">{name}</span>
										<span className="block text-note text-quiet">{note}</span>
									</p>
									<Button
										look="flush"
										aria-label={messages.takeBackFrom(name)}
										onClick={() => takeBack(user)}
										className="shrink-0"
									>
										{messages.takeBack}
									</Button>
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
		</Popup>
	);
}

type ShareFormProps = {
	label: string;
	hint: string;
	type: "email" | "tel";
	action: string;
	/** Whom the typed text means, or what is wrong with it. */
	schema: z.ZodType<{ to: ListUser }, { to: string }>;
	onShare: (user: ListUser) => Promise<void>;
};

const empty = { to: "" };

function ShareForm({ label, hint, type, action, schema, onShare }: ShareFormProps) {
	const form = useSchemaForm(schema, { mode: "onSubmit", defaultValues: empty });
	const submit = form.handleSubmit(async ({ to }) => {
		try {
			await onShare(to);
			form.reset(empty);
		} catch (error) {
			form.setError("to", { type: "server", message: sentenceOf(error) });
		}
	});
	return (
		<form method="post" noValidate onSubmit={submit} className="flex items-start gap-3">
			<Field label={label} hint={hint} type={type} autoComplete="off" className="grow" {...fieldOf(form, "to")} />
			<Button type="submit" look="outline" busy={form.formState.isSubmitting} className="mt-7 shrink-0">
				{action}
			</Button>
		</form>
	);
}
