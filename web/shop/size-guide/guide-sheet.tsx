import { useEffect, useRef } from "react";
import type { ProductDetail } from "#core/contract/products.ts";
import { bodySizes, WEARERS, type Wearer } from "#core/rules/body-charts.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import type { Picked } from "#core/rules/picker.ts";
import { measuresAskedFor } from "#core/rules/size-advice.ts";
import { sizesOf } from "#core/rules/sizes.ts";
import { type Shelves, useShelves } from "#web/layout/browse/shelves.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { MeasurementTable } from "../product/parts/measurements.tsx";
import { BodyTable } from "./body-table.tsx";
import { MeasuredGarment } from "./measured-garment.tsx";
import messages from "./messages.en.ts";
import { useOwnBody } from "./own-body.ts";
import { UnitChoice } from "./unit-choice.tsx";
import { WhichSize } from "./which-size.tsx";

export type GuideSheetProps = {
	product: ProductDetail;
	picked: Picked;
	/** Null while it is closed; whoever asks which size begins with the measures. */
	shown: "guide" | "which" | null;
	onClose: () => void;
};

/** What the garment and bodies measure, in centimetres or inches, and which size that makes. */
export default function GuideSheet({ product, picked, shown, onClose }: GuideSheetProps) {
	const { unit, body, isClient, keep, save } = useOwnBody();
	const firstField = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (shown === "which") firstField.current?.focus();
	}, [shown]);
	// Once it is closed, whichever way.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is saved at the end alone.
	useEffect(() => {
		if (shown === null) save();
	}, [shown]);
	const sizes = sizesOf(product);
	const isMeasured = measuresAskedFor({ ...product, sizes }).length > 0;
	const shelves = useShelves();
	const wearers = wearersOf(product, shelves).filter((one) => bodySizes(product.sizeSystem, one, sizes).length > 0);
	return (
		<Popup title={messages.title} open={shown !== null} onClose={onClose} side="right">
			<div className="flex flex-col gap-6 pb-6">
				<UnitChoice unit={unit} onUnit={(chosen) => keep({ unit: chosen, body })} />
				{isMeasured && (
					<section aria-labelledby="which-size" className="flex flex-col gap-4 print:hidden">
						<h3 id="which-size" className="text-lead">
							{messages.which.title}
						</h3>
						<WhichSize
							product={product}
							picked={picked}
							unit={unit}
							body={body}
							isClient={isClient}
							onBody={(typed) => keep({ unit, body: typed })}
							onChosen={onClose}
							firstField={firstField}
						/>
					</section>
				)}
				<section aria-labelledby="garment-sizes" className="flex flex-col gap-2">
					<h3 id="garment-sizes" className="text-lead">
						{messages.garment.title}
					</h3>
					{product.measurements ? (
						<>
							<MeasuredGarment of={product.measurements} group={product.group} />
							<MeasurementTable
								product={product}
								chosen={picked.size}
								caption={messages.garment.caption[unit]}
								figure={(cm) => messages.figure(cm, unit)}
							/>
						</>
					) : (
						<p className="text-quiet">{messages.garment.none}</p>
					)}
				</section>
				{wearers.length > 0 && (
					<section aria-labelledby="body-sizes" className="flex flex-col gap-4">
						<h3 id="body-sizes" className="text-lead">
							{messages.bodies.title}
						</h3>
						<p className="text-note text-quiet">{messages.bodies.about}</p>
						{wearers.map((wearer) => (
							<BodyTable
								key={wearer}
								caption={messages.bodies[wearer][unit]}
								sizes={bodySizes(product.sizeSystem, wearer, sizes)}
								chosen={picked.size}
								unit={unit}
							/>
						))}
					</section>
				)}
				<Button look="quiet" className="-ml-5 self-start print:hidden" onClick={() => window.print()}>
					{messages.print}
				</Button>
			</div>
		</Popup>
	);
}

/** Whom its type is for; both where that is not told. */
function wearersOf({ category }: ProductDetail, { women, men }: Shelves): readonly Wearer[] {
	const isIn = (parent: number, types: Shelves["women"]) =>
		category === parent || types.some(({ id_category }) => id_category === category);
	const known = WEARERS.filter((one) => (one === "women" ? isIn(WOMEN, women) : isIn(MEN, men)));
	return known.length > 0 ? known : WEARERS;
}
