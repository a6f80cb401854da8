import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { products } from "#core/calls/products.ts";
import { ALERT_TIMER_MS, productFormMessages } from "#core/messages.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { countedRows } from "../frame/paging.ts";
import { useMay } from "../frame/use-may.ts";
import type { Route } from "./+types/add-product.ts";
import messages from "./messages.en.ts";
import { Colours } from "./parts/colours.tsx";
import { FormControls } from "./parts/form-controls.tsx";
import { SaveProduct } from "./parts/save-product.tsx";
import { readChoices, useChoices } from "./read-choices.ts";
import { emptyProduct, newProductOf, type TypedProduct } from "./typed-product.ts";
import { useProductForm } from "./use-product-form.ts";

export const meta = privateHead(messages.add.title);

const CATEGORY_FORM = "/addnewproduct/addcategory";

/** The half-typed product waits while its category is made. */
const kept = { keptAs: "new product", isNew: true, mayPass: (pathname: string) => pathname === CATEGORY_FORM };

/** The documented payload: id and first picture too, although the shop decides both. */
function documentedProduct(typed: TypedProduct, count: number) {
	const default_image = typed.variants.flatMap(({ ProductImages }) => ProductImages)[0] ?? "";
	return { ...newProductOf(typed), id_product: count + 1, default_image };
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	const read = () => signedCall(products.list, { query: { limit: 1 } }, { signal }).then(countedRows);
	return { choices: readChoices(signal), count: readAs("staff", read) };
}

/** Puts a new product on sale. */
export default function AddProduct({ loaderData }: Route.ComponentProps) {
	const may = useMay();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const choices = useChoices(loaderData.choices);
	const [start] = useState(emptyProduct);
	const { form, unsaved, list, uploads, refuse } = useProductForm(start, kept);

	const send = async (typed: TypedProduct, beside: { state?: "draft" } = {}) => {
		try {
			const { data: known } = await loaderData.count;
			const body = { ...documentedProduct(typed, known?.total ?? 0), ...beside };
			const { data } = await signedCall(products.add, { body });
			form.reset(emptyProduct());
			void revalidate();
			return data;
		} catch (error) {
			refuse(error as ApiError);
			return null;
		}
	};
	const add = form.handleSubmit(async (typed) => {
		const added = await send(typed);
		if (!added) return;
		showAlert({ ...productFormMessages.created, icon: "success", timer: ALERT_TIMER_MS });
		showToast(added.name, "success", { label: messages.add.see, to: `/products/${added.id_product}` });
	});
	const addDraft = form.handleSubmit(async (typed) => {
		const added = await send(typed, { state: "draft" });
		if (!added) return;
		const goOn = { label: messages.add.goOn, to: `/updateProducto/${added.id_product}` };
		showToast(messages.add.isDraft(added.name), "success", goOn);
	});

	return (
		<form method="post" noValidate onSubmit={add} className="flex max-w-5xl flex-col gap-8">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="text-headline">{messages.add.title}</h1>
				{may("categories.write") && (
					<Button look="outline" onClick={() => void navigate(CATEGORY_FORM)}>
						{messages.add.category}
					</Button>
				)}
			</div>
			<UnsavedLine of={unsaved} />
			<FormControls form={form} choices={choices} />
			<Colours form={form} list={list} uploads={uploads} base={null} />
			<div className="flex flex-wrap gap-4">
				<SaveProduct isSaving={form.formState.isSubmitting} isUploading={uploads.isBusy} label={messages.add.create} />
				<Button
					look="outline"
					busy={form.formState.isSubmitting}
					disabled={uploads.isBusy}
					onClick={() => void addDraft()}
				>
					{messages.add.draft}
				</Button>
			</div>
		</form>
	);
}
