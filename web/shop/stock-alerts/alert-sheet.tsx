import { useState } from "react";
import { z } from "zod";
import { stockAlerts } from "#core/calls/stock-alerts.ts";
import type { Product } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { calledColour } from "#core/rules/catalogue.ts";
import { isEmail } from "#core/rules/client.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import messages from "./messages.en.ts";

const Visitor = z.object({ email: z.string().trim().refine(isEmail, messages.emailWrong) });
const Client = z.object({ email: z.string().optional() });

type AlertSheetProps = {
	product: Pick<Product, "id_product" | "name" | "variants">;
	ColorName: string;
	size: string;
	open: boolean;
	onClose: () => void;
};

/** Asks for a mail when a size is back. A client's address is known. */
export default function AlertSheet({ product, ColorName, size, open, onClose }: AlertSheetProps) {
	const variant = product.variants.find((one) => one.ColorName === ColorName);
	const called = variant ? calledColour(variant) : ColorName;
	const isClient = useShop(({ session }) => session.as === "client");
	const [isAsked, setAsked] = useState(false);
	const [refused, setRefused] = useState("");
	const form = useSchemaForm(isClient ? Client : Visitor);
	const submit = form.handleSubmit(async ({ email }) => {
		setRefused("");
		const body = { ColorName, size, language: words.language, ...(!isClient && { email }) };
		const asked = { params: { id: product.id_product }, body };
		try {
			await (isClient ? signedCall(stockAlerts.ask, asked) : call(stockAlerts.ask, asked));
			setAsked(true);
		} catch (error) {
			setRefused((error as Error).message);
		}
	});
	return (
		<Popup title={messages.title} open={open} onClose={onClose} side="right">
			<p className="wrap-anywhere text-lead">{messages.what(product.name, called, sizeWord(size))}</p>
			<div role="status" className="mt-4 flex flex-col gap-2 empty:hidden">
				{isAsked && <p>{messages.asked}</p>}
				{isAsked && <p className="text-note text-quiet">{messages.askedNote}</p>}
			</div>
			{isAsked ? (
				<Button className="mt-6" onClick={onClose}>
					{messages.close}
				</Button>
			) : (
				<form method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
					<p className="text-note text-quiet">{messages.note}</p>
					{!isClient && (
						<Field
							label={messages.email}
							type="email"
							autoComplete="email"
							message={form.formState.errors.email?.message}
							state={form.formState.errors.email && "bad"}
							{...form.register("email")}
						/>
					)}
					<p role="alert" className="text-brick empty:hidden">
						{refused}
					</p>
					<Button type="submit" busy={form.formState.isSubmitting}>
						{messages.ask}
					</Button>
				</form>
			)}
		</Popup>
	);
}
