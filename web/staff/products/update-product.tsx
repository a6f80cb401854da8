import { Fragment, useState } from "react";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { DetailEvents } from "#web/store/detail-events.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useMay } from "../frame/use-may.ts";
import type { Route } from "./+types/update-product.ts";
import { onTopOf } from "./merge.ts";
import messages from "./messages.en.ts";
import { BothVersions } from "./parts/both-versions.tsx";
import { Colours } from "./parts/colours.tsx";
import { FormControls } from "./parts/form-controls.tsx";
import { PublishTime } from "./parts/publish-time.tsx";
import { SaleSwitch } from "./parts/sale-switch.tsx";
import { SaveProduct } from "./parts/save-product.tsx";
import { type Choices, namesIn, readChoices, useChoices } from "./read-choices.ts";
import { editedProductOf, typedOf } from "./typed-product.ts";
import { useProductForm } from "./use-product-form.ts";

const { update } = messages;

export const meta = privateHead(update.title);

export function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
	const read = async () => {
		const { data } = await signedCall(products.staffDetail, { params }, { signal });
		return { ...data, reviewsText: [] };
	};
	return { product: readAs("staff", read), choices: readChoices(signal) };
}

/** Changes a product, whether it is on sale or not. */
export default function UpdateProduct({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.product);
	const choices = useChoices(loaderData.choices);

	if (loaded.problem?.status === 404 || loaded.problem?.status === 400) {
		return <EmptyState page title={update.missing} action={<ButtonLink to="/home">{update.seeAll}</ButtonLink>} />;
	}
	return (
		<LoadedView of={loaded} what={update.what}>
			{(product) => (
				<Fragment key={product.id_product}>
					<DetailEvents detail={product} />
					<UpdateForm product={product} choices={choices} />
				</Fragment>
			)}
		</LoadedView>
	);
}

function UpdateForm({ product, choices }: { product: StaffProduct; choices: Choices }) {
	const may = useMay();
	/** The shop's product that the form's changes are counted from. */
	const [base, setBase] = useState(product);
	const [theirs, setTheirs] = useState<StaffProduct | null>(null);
	const [start] = useState(() => typedOf(product));
	const { form, unsaved, list, uploads, refuse } = useProductForm(start, {
		keptAs: `product ${product.id_product}`,
		merge: (typed, before) => onTopOf(typed, before, product),
	});

	const startFrom = (current: StaffProduct) => {
		setBase(current);
		setTheirs(null);
		form.reset(typedOf(current));
	};
	const keepMine = () => {
		if (!theirs) return;
		const merged = onTopOf(form.getValues(), typedOf(base), theirs);
		startFrom(theirs);
		form.reset(merged, { keepDefaultValues: true });
		showToast(update.merged);
	};
	const fail = (error: ApiError) => {
		const { current } = (error.body ?? {}) as { current?: StaffProduct };
		if (error.code === "version_conflict" && current) setTheirs(current);
		else refuse(error);
	};

	const save = form.handleSubmit(async (typed) => {
		try {
			const body = { updatedProduct: editedProductOf(typed, base) };
			const { data } = await signedCall(products.update, { body });
			startFrom(data);
			showToast(update.saved, "success", { label: messages.add.see, to: `/products/${data.id_product}` });
		} catch (error) {
			fail(error as ApiError);
		}
	});

	return (
		<form method="post" noValidate onSubmit={save} className="flex max-w-5xl flex-col gap-8">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="text-headline">{update.title}</h1>
				{may("products.sale") && <SaleSwitch product={base} onDone={setBase} onFailure={fail} />}
			</div>
			{base.state !== "on" && (
				<div className="flex flex-col gap-4 border-line border-y py-4">
					<p>{messages.notOnSale[base.state]}</p>
					{may("products.sale") && (
						<PublishTime key={base.publishAt} product={base} onDone={setBase} onFailure={fail} />
					)}
				</div>
			)}
			<UnsavedLine of={unsaved}>
				<Button look="quiet" onClick={() => setTheirs(base)}>
					{update.compare}
				</Button>
			</UnsavedLine>
			<FormControls form={form} choices={choices} />
			<Colours form={form} list={list} uploads={uploads} base={base} />
			<SaveProduct isSaving={form.formState.isSubmitting} isUploading={uploads.isBusy} label={update.save} />
			<BothVersions
				mine={form.getValues()}
				current={theirs}
				names={namesIn(choices)}
				onKeepMine={keepMine}
				onTakeTheirs={() => theirs && startFrom(theirs)}
				onClose={() => setTheirs(null)}
			/>
		</form>
	);
}
