import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { Variant } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { calledColour } from "#core/rules/catalogue.ts";
import { type ColorOption, type Picked, pickerNotice, type SizeOption, unitsLeft } from "#core/rules/picker.ts";
import { cx } from "#web/ui/cx.ts";
import messages from "../messages.en.ts";
import { ChoiceForm } from "./choice-form.tsx";

type PickerProps = {
	picked: Picked;
	/** Somebody wanted to shop before choosing a size. */
	lacksSize: boolean;
	amount: ReactNode;
	children: ReactNode;
};

/** Colours and sizes, all of them always there to choose, what is said of the sizes, what is left of the choice, and how many. */
export function Picker({ picked, lacksSize, amount, children }: PickerProps) {
	const { variant, size, colors, sizes, units } = picked;
	const notice = pickerNotice(picked);
	const picture = useSearchParams()[0].get("picture") ?? undefined;
	const few = size !== null && units > 0 && units <= 3;
	return (
		<div className="flex flex-col gap-2 md:gap-6">
			<ChoiceForm keep={{ size: size ?? undefined }}>
				<fieldset className="min-w-0">
					<legend className="pb-2 max-md:sr-only">
						<span className="text-quiet">{messages.colour}</span>
						{variant && calledColour(variant)}
					</legend>
					{/* On a phone one row that is pushed along sideways, so that the sizes are in the first screen. */}
					<div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:p-0">
						{colors.map((option) => (
							<ColorButton key={option.variant.ColorName} option={option} />
						))}
					</div>
				</fieldset>
			</ChoiceForm>
			<div>
				<ChoiceForm keep={{ color: variant?.ColorName, picture }}>
					<fieldset>
						<legend className="pb-1 md:pb-2">
							<span className="text-quiet">{messages.size}</span>
							{size ? sizeWord(size) : !lacksSize && messages.chooseOne}
							<span role="alert" className="font-medium text-brick">
								{lacksSize && messages.sizeFirst}
							</span>
						</legend>
						<div className="grid grid-cols-4 gap-2">
							{sizes.map((option) => (
								<SizeButton key={option.size} option={option} />
							))}
						</div>
					</fieldset>
				</ChoiceForm>
				{children}
			</div>
			{/* As high without an amount: what stands below does not move when a size is chosen. */}
			<div className="flex min-h-12 items-center justify-between gap-4">
				<p role="status" className={notice ? "text-brick" : few ? "text-clay" : "text-quiet"}>
					{notice ?? unitsLeft(units)}
				</p>
				{amount}
			</div>
		</div>
	);
}

function ColorButton({ option: { variant, units, chosen } }: { option: ColorOption }) {
	return (
		<button
			type="submit"
			name="color"
			value={variant.ColorName}
			aria-pressed={chosen}
			className={cx(
				"inline-flex min-h-11 shrink-0 items-center gap-2 rounded-edge border py-1 pr-4 pl-2",
				chosen ? "border-ink" : "border-line hover:border-edge",
				units === 0 && "text-quiet line-through",
			)}
		>
			<Swatch variant={variant} />
			{calledColour(variant)}
			{units === 0 && <span className="sr-only">{messages.colourSoldOut}</span>}
		</button>
	);
}

function Swatch({ variant: { ColorHex, SwatchImage } }: { variant: Variant }) {
	if (SwatchImage)
		return <img src={SwatchImage} alt="" width={28} height={28} className="size-7 rounded-full object-cover" />;
	return (
		<svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 stroke-edge">
			<circle cx="14" cy="14" r="13" fill={ColorHex || "none"} />
		</svg>
	);
}

function SizeButton({ option: { size, units, chosen } }: { option: SizeOption }) {
	return (
		<button
			type="submit"
			name="size"
			value={size}
			aria-pressed={chosen}
			className={cx(
				"flex min-h-12 flex-col items-center justify-center rounded-edge border px-2 py-1 leading-tight",
				chosen ? "border-ink bg-ink text-paper" : "border-edge hover:border-ink",
				units === 0 && !chosen && "border-line text-quiet",
			)}
		>
			<span className={cx("font-medium", units === 0 && "line-through")}>{sizeWord(size)}</span>
			{units === 0 && <span className="text-note">{messages.soldOut}</span>}
		</button>
	);
}
