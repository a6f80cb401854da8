import { useEffect, useRef, useState } from "react";
import type { ProductDetail } from "#core/contract/products.ts";
import { bodySizes, WEARERS, type Wearer } from "#core/rules/body-charts.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import type { LengthUnit } from "#core/rules/length-units.ts";
import type { Picked } from "#core/rules/picker.ts";
import { measuresAskedFor } from "#core/rules/size-advice.ts";
import { sizesOf } from "#core/rules/sizes.ts";
import { type Shelves, useShelves } from "#web/layout/browse/shelves.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { MeasurementTable } from "../product/parts/measurements.tsx";
import { BodyTable } from "./body-table.tsx";
import { type KeptBody, keepBody, readBody } from "./kept-body.ts";
import messages from "./messages.en.ts";
import { WhichSize } from "./which-size.tsx";

export type GuideSheetProps = {
	product: ProductDetail;
	picked: Picked;
	/** Null while it is closed; whoever asks which size begins with the measures. */
	shown: "guide" | "which" | null;
	onClose: () => void;
};

const UNITS: readonly LengthUnit[] = ["cm", "in"];

/** What the garment and bodies measure, in centimetres or inches, and which size that makes. */
export default function GuideSheet({ product, picked, shown, onClose }: GuideSheetProps) {
	const [{ unit, body }, setKept] = useState<KeptBody>(readBody);
	const keep = (kept: KeptBody) => {
		keepBody(kept);
		setKept(kept);
	};
	const firstField = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (shown === "which") firstField.current?.focus();
	}, [shown]);
	const sizes = sizesOf(product);
	const isMeasured = measuresAskedFor({ ...product, sizes }).length > 0;
	const shelves = useShelves();
	const wearers = wearersOf(product, shelves).filter((one) => bodySizes(product.sizeSystem, one, sizes).length > 0);
	return (
		<Popup title={messages.title} open={shown !== null} onClose={onClose} side="right">
			<div className="flex flex-col gap-6 pb-6">
				<fieldset className="flex flex-wrap gap-x-6">
					<legend className="sr-only">{messages.units}</legend>
					{UNITS.map((one) => (
						<label key={one} className="inline-flex min-h-11 items-center gap-2">
							<input
								type="radio"
								name="unit"
								checked={unit === one}
								onChange={() => keep({ unit: one, body })}
								className="size-5 accent-clay"
							/>
							{messages.unit[one]}
						</label>
					))}
				</fieldset>
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
						<MeasurementTable
							product={product}
							chosen={picked.size}
							caption={messages.garment.caption[unit]}
							figure={(cm) => messages.figure(cm, unit)}
						/>
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
