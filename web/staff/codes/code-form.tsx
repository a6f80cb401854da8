import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { discounts } from "#core/calls/discounts.ts";
import type { DiscountCode } from "#core/contract/discounts.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, Field, Select } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { MomentField } from "../frame/moment-field.tsx";
import { blockKeys } from "../products/block-keys.ts";
import type { FiledCategories } from "../products/filed-under.ts";
import { CategoryOptions } from "./category-options.tsx";
import messages from "./messages.en.ts";
import { ChangedTypedCode, emptyCode, NewTypedCode, type TypedDiscountCode, termsIn, typedFrom } from "./typed-code.ts";

const { form: words } = messages;

type CodeFormProps = { code: DiscountCode | null; shelves: FiledCategories | null; onDone: () => void };

/** A code, what it takes off and of what, how long and how often: a new one, or one that is changed. */
export function CodeForm({ code, shelves, onDone }: CodeFormProps) {
	const { form, unsaved } = useKeptForm(code ? ChangedTypedCode : NewTypedCode, {
		keptAs: code ? `code ${code.code}` : "new code",
		isNew: code === null,
		defaultValues: code ? typedFrom(code) : emptyCode,
	});
	const kind = useWatch({ control: form.control, name: "kind" });
	useEffect(() => {
		if (code) form.setFocus("value");
	}, [code, form]);

	const send = form.handleSubmit(async (typed: TypedDiscountCode) => {
		const body = termsIn(typed, code);
		try {
			const { data } = code
				? await signedCall(discounts.update, {
						params: { code: code.code },
						body: { ...body, createdAt: code.createdAt },
					})
				: await signedCall(discounts.create, { body: { ...body, code: typed.code } });
			form.reset(emptyCode);
			const isLater = new Date(data.startsAt) > new Date();
			showToast((code ? words.changed : isLater ? words.planned : words.created)(data.code), "success");
			onDone();
		} catch (error) {
			const refusal = error as ApiError;
			if (refusal.code === "in_use") form.setError("code", { message: refusal.message }, { shouldFocus: true });
			else showRefusal(form, refusal, { percent: "value", amount: "value" });
		}
	});

	return (
		<form
			method="post"
			noValidate
			onSubmit={send}
			aria-label={code ? words.change(code.code) : words.label}
			className="flex flex-col gap-4"
		>
			{code && <h2 className="text-title">{words.change(code.code)}</h2>}
			<UnsavedLine of={unsaved} />
			<div className="grid items-start gap-4 sm:grid-cols-2 wide:grid-cols-4">
				{!code && (
					<Field label={messages.code} autoComplete="off" autoCapitalize="characters" {...fieldOf(form, "code")} />
				)}
				<Select label={words.takesOff} {...fieldOf(form, "kind")}>
					<option value="percent">{words.percentage}</option>
					<option value="amount">{words.anAmount}</option>
				</Select>
				<Field
					label={kind === "percent" ? words.percent : words.amount}
					inputMode="decimal"
					autoComplete="off"
					{...fieldOf(form, "value")}
				/>
				<Field label={words.minimum} inputMode="decimal" autoComplete="off" {...fieldOf(form, "minimum")} />
				<Select label={words.category} placeholder={words.everything} {...fieldOf(form, "category")}>
					<CategoryOptions shelves={shelves} chosen={code?.category ?? null} />
				</Select>
				<MomentField label={words.from} {...fieldOf(form, "startsAt")} />
				<MomentField label={words.until} {...fieldOf(form, "endsAt")} />
				<Field
					label={words.uses}
					type="number"
					inputMode="numeric"
					min={1}
					onKeyDown={blockKeys}
					{...fieldOf(form, "maxUses")}
				/>
			</div>
			<Checkbox label={words.oncePerClient} {...form.register("oncePerClient")} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40">
					{code ? words.save : words.create}
				</Button>
				{code && (
					<Button look="quiet" onClick={onDone}>
						{words.leave}
					</Button>
				)}
			</div>
		</form>
	);
}
