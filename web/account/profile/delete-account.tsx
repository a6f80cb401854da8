import { type FormEvent, useRef, useState } from "react";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import { accountMessages, signUpMessages } from "#core/messages.ts";
import type { ApiError } from "#web/api.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { inputs } from "../parts/inputs.ts";
import { forgetPerson } from "../session.ts";
import { signedCall } from "../signed-call.ts";

type DeleteAccountProps = { client: Client; open: boolean; onClose: () => void };

/** Asks first, and for the password. */
export function DeleteAccount({ client, open, onClose }: DeleteAccountProps) {
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const field = useRef<HTMLInputElement>(null);

	const refuse = (message: string) => {
		setProblem(message);
		field.current?.focus();
	};

	const remove = async (event: FormEvent) => {
		event.preventDefault();
		const login_password = field.current?.value ?? "";
		if (!login_password) return refuse(signUpMessages.password);
		setBusy(true);
		const device = browserStorage().read("device") ?? undefined;
		try {
			await signedCall(clients.remove, { params: { id: client.phone }, body: { login_password, device } });
			onClose();
			forgetPerson();
			showAlert({ title: "Success!", text: accountMessages.deleted, icon: "success" });
		} catch (error) {
			refuse((error as ApiError).message);
			setBusy(false);
		}
	};

	return (
		<Popup title="Delete your account?" open={open} onClose={onClose}>
			<form method="post" noValidate onSubmit={remove} className="flex flex-col gap-6 pb-2">
				<p>Your lists, your cart and your log-in go at once and cannot be brought back.</p>
				<Field
					ref={field}
					label="Password"
					{...inputs.oldPassword}
					message={problem}
					state={problem ? "bad" : undefined}
					onChange={() => setProblem(undefined)}
				/>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busy={busy}>
						Delete my account
					</Button>
					<Button look="outline" onClick={onClose}>
						Keep it
					</Button>
				</div>
			</form>
		</Popup>
	);
}
