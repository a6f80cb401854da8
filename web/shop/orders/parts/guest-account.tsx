import { useState } from "react";
import { orders } from "#core/calls/orders.ts";
import { sessions } from "#core/calls/sessions.ts";
import { OrderAccount, type OrderDetail } from "#core/contract/orders.ts";
import { enterClient } from "#web/account/enter.ts";
import { inputs } from "#web/account/parts/inputs.ts";
import { Submit } from "#web/account/parts/submit.tsx";
import { type ApiError, call } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Field } from "#web/ui/field.tsx";
import { Linked } from "#web/ui/linked.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import messages from "../guest-account.messages.en.ts";

const TypedAccount = OrderAccount.omit({ orderToken: true });

type GuestAccountProps = { order: Pick<OrderDetail, "orderId" | "email">; token: string };

/** Makes an account of a guest's order: all that is asked for is how to log in. */
export default function GuestAccount({ order: { orderId, email }, token }: GuestAccountProps) {
	const form = useSchemaForm(TypedAccount);
	const [isTaken, setIsTaken] = useState(false);

	const send = form.handleSubmit(async ({ login_name, login_password }) => {
		setIsTaken(false);
		try {
			const body = { orderToken: token, login_name, login_password };
			await call(orders.openAccount, { params: { id: orderId }, body });
		} catch (error) {
			const refusal = error as ApiError;
			// What the order knows cannot be typed anew here: whoever has it has the account as well.
			if (refusal.fields.phone || refusal.fields.email) return setIsTaken(true);
			return showRefusal(form, refusal);
		}
		showAlert({
			...((await logIn(login_name, login_password)) ? messages.made : messages.logInYourself)(email),
			icon: "success",
		});
	});

	return (
		<form
			method="post"
			noValidate
			onSubmit={send}
			aria-labelledby="guest-account"
			className="mt-12 flex flex-col gap-4 border-line border-t pt-8 *:max-w-xl"
		>
			<h2 id="guest-account" className="text-title">
				{messages.title}
			</h2>
			<p className="wrap-anywhere text-quiet">{messages.text(email)}</p>
			<Field label={messages.loginName} {...inputs.loginName} {...fieldOf(form, "login_name")} />
			<PasswordField
				label={messages.password}
				hint={messages.passwordHint}
				{...inputs.newPassword}
				{...fieldOf(form, "login_password")}
			/>
			<p role="alert" className="empty:hidden">
				{isTaken && <Linked text={messages.taken("/login?next=orders")} />}
			</p>
			<Submit busy={form.formState.isSubmitting} className="self-start">
				{messages.make}
			</Submit>
		</form>
	);
}

/** The account is there whether or not this works. */
async function logIn(login_name: string, login_password: string): Promise<boolean> {
	const device = browserStorage().read("device") ?? undefined;
	try {
		const { data } = await call(sessions.logIn, { body: { login_name, login_password, remember: false, device } });
		await enterClient(data, false);
		return true;
	} catch {
		return false;
	}
}
