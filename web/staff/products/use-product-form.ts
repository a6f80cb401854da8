import { useFieldArray } from "react-hook-form";
import type { ApiError } from "#web/api.ts";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { TypedProduct } from "./typed-product.ts";
import { useLeaving } from "./use-leaving.ts";
import { useUploads } from "./use-uploads.ts";

type ProductFormOptions = {
	/** Which product it is, for what is kept of the form. */
	keptAs: string;
	isNew?: boolean;
	/** What was typed since an earlier state on top of the product as it is now. */
	merge?: (typed: TypedProduct, before: TypedProduct) => TypedProduct;
	/** Where one goes for a moment only, so that nothing is asked. */
	mayPass?: (pathname: string) => boolean;
};

/** The form of a product, with its colours and the pictures on their way; checked on every event. */
export function useProductForm(start: TypedProduct, { mayPass = () => false, ...kept }: ProductFormOptions) {
	const { form, unsaved } = useKeptForm(TypedProduct, { mode: "all", defaultValues: start, ...kept });
	const list = useFieldArray({ control: form.control, name: "variants" });
	const uploads = useUploads((colour, { address, hex }) => {
		const place = form.getValues("variants").findIndex(({ key }) => key === colour);
		const variant = form.getValues(`variants.${place}`);
		if (!variant || variant.ProductImages.includes(address)) return;
		form.setValue(`variants.${place}.ProductImages`, [...variant.ProductImages, address], { shouldDirty: true });
		if (variant.ColorHex === "") form.setValue(`variants.${place}.ColorHex`, hex, { shouldDirty: true });
	});

	useLeaving(form.formState.isDirty || uploads.isBusy, { mayPass, onLeave: unsaved.forget });

	/** A refusal stands beside the fields it names, and is told in any case. */
	const refuse = (error: ApiError): void => {
		for (const [name, text] of Object.entries(error.fields)) {
			const field = (name.startsWith("categories") ? "category" : name) as keyof TypedProduct;
			if (form.getValues(field) !== undefined) form.setError(field, { type: "server", message: text });
		}
		tellRefusal(error);
	};

	return { form, unsaved, list, uploads, refuse };
}
