import { useWatch } from "react-hook-form";
import { z } from "zod";
import { discounts } from "#core/calls/discounts.ts";
import { NewDiscountCode } from "#core/contract/discounts.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { blockKeys } from "../products/block-keys.ts";
import messages from "./messages.en.ts";

const { fresh, refusals } = messages;
const MONEY = /^\d{1,8}(\.\d{1,2})?$/;
const isPercent = (typed: string) => /^[1-9]\d?$/.test(typed.trim());
const isAmount = (typed: string) => MONEY.test(typed.trim()) && Number(typed) >= 0.01 && Number(typed) <= 10_000_000;

const TypedCode = z
	.object({
		code: z.string().refine((typed) => NewDiscountCode.shape.code.safeParse(typed).success, refusals.code),
		kind: z.enum(["percent", "amount"]),
		value: z.string(),
		endsAt: z.string().refine((typed) => typed === "" || new Date(typed) > new Date(), refusals.endsAt),
		maxUses: z.string().refine((typed) => /^([1-9]\d{0,8})?$/.test(typed.trim()), refusals.maxUses),
	})
	.superRefine(({ kind, value }, context) => {
		if (kind === "percent" && !isPercent(value))
			context.addIssue({ code: "custom", path: ["value"], message: refusals.percent });
		if (kind === "amount" && !isAmount(value))
			context.addIssue({ code: "custom", path: ["value"], message: refusals.amount });
	});
type TypedCode = z.infer<typeof TypedCode>;

const empty: TypedCode = { code: "", kind: "percent", value: "", endsAt: "", maxUses: "" };

/** A code, what it takes off, and how long and how often. */
export function NewCode({ onCreated }: { onCreated: () => void }) {
	const form = useSchemaForm(TypedCode, { defaultValues: empty });
	const kind = useWatch({ control: form.control, name: "kind" });

	const create = form.handleSubmit(async ({ code, kind, value, endsAt, maxUses }) => {
		try {
			const { data } = await signedCall(discounts.create, {
				body: {
					code,
					...(kind === "percent" ? { percent: Number(value) } : { amount: Number(value) }),
					...(endsAt !== "" && { endsAt: new Date(endsAt).toISOString() }),
					...(maxUses.trim() !== "" && { maxUses: Number(maxUses) }),
				},
			});
			form.reset(empty);
			showToast(fresh.created(data.code), "success");
			onCreated();
		} catch (error) {
			const refusal = error as ApiError;
			if (refusal.code === "in_use") form.setError("code", { message: refusal.message }, { shouldFocus: true });
			else showRefusal(form, refusal, { percent: "value", amount: "value" });
		}
	});

	return (
		<form method="post" noValidate onSubmit={create} aria-label={fresh.label} className="flex flex-col gap-4">
			<div className="grid items-start gap-4 sm:grid-cols-2 wide:grid-cols-5">
				<Field label={messages.code} autoComplete="off" autoCapitalize="characters" {...fieldOf(form, "code")} />
				<Select label={fresh.takesOff} {...fieldOf(form, "kind")}>
					<option value="percent">{fresh.percentage}</option>
					<option value="amount">{fresh.anAmount}</option>
				</Select>
				<Field
					label={kind === "percent" ? fresh.percent : fresh.amount}
					type="number"
					inputMode="decimal"
					min={0}
					step={kind === "percent" ? 1 : "0.01"}
					onKeyDown={blockKeys}
					{...fieldOf(form, "value")}
				/>
				<Field label={fresh.until} type="datetime-local" {...fieldOf(form, "endsAt")} />
				<Field
					label={fresh.uses}
					type="number"
					inputMode="numeric"
					min={1}
					onKeyDown={blockKeys}
					{...fieldOf(form, "maxUses")}
				/>
			</div>
			<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
				{fresh.create}
			</Button>
		</form>
	);
}
