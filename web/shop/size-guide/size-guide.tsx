import { type ComponentType, useState } from "react";
import type { ProductDetail } from "#core/contract/products.ts";
import type { Picked } from "#core/rules/picker.ts";
import { showToast } from "#web/ui/toast.tsx";
import type { GuideSheetProps } from "./guide-sheet.tsx";
import messages from "./size-guide.messages.en.ts";

/** Beside the sizes; what it opens is fetched then, and asked for again where it could not be had. */
export function SizeGuide({ product, picked }: { product: ProductDetail; picked: Picked }) {
	const [Sheet, setSheet] = useState<ComponentType<GuideSheetProps> | null>(null);
	const [shown, setShown] = useState<GuideSheetProps["shown"]>(null);
	const show = async (what: NonNullable<GuideSheetProps["shown"]>) => {
		try {
			const { default: Loaded } = await import("./guide-sheet.tsx");
			setSheet(() => Loaded);
			setShown(what);
		} catch {
			showToast(messages.failed, "warning", { label: messages.tryAgain, act: () => void show(what) });
		}
	};
	return (
		<div className="flex flex-wrap gap-x-6">
			{(["guide", "which"] as const).map((what) => (
				<button key={what} type="button" className="link min-h-11" onClick={() => void show(what)}>
					{messages[what]}
				</button>
			))}
			{Sheet && <Sheet product={product} picked={picked} shown={shown} onClose={() => setShown(null)} />}
		</div>
	);
}
