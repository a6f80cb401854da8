import { useWatch } from "react-hook-form";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Field } from "#web/ui/field.tsx";
import messages from "../messages.en.ts";
import { isHex } from "../typed-product.ts";
import type { ProductForm } from "./colours.tsx";

/** The colour of a colour's dot: typed, or picked beside it. */
export function DotField({ form, place, name }: { form: ProductForm; place: number; name: string }) {
	const path = `variants.${place}.ColorHex` as const;
	const hex = useWatch({ control: form.control, name: path });
	return (
		<div className="flex items-start gap-2">
			<input
				type="color"
				aria-label={messages.colours.dotOf(name)}
				value={isHex(hex) ? hex.trim() : "#ffffff"}
				onChange={({ currentTarget }) =>
					form.setValue(path, currentTarget.value, { shouldDirty: true, shouldValidate: true })
				}
				className="mt-6.5 h-11 w-12 shrink-0 cursor-pointer rounded-edge border border-edge bg-raised p-1"
			/>
			<Field
				label={messages.colours.dot}
				hint={messages.colours.dotHint}
				autoComplete="off"
				spellCheck={false}
				className="w-44"
				{...fieldOf(form, path)}
			/>
		</div>
	);
}
