import type { ProductCard } from "#core/contract/products.ts";
import { calledColour } from "#core/rules/catalogue.ts";
import messages from "./messages.en.ts";

type SwatchesProps = Pick<ProductCard, "colors" | "colorCount"> & {
	group: string;
	/** The colour its picture shows. */
	shown: string | undefined;
	onChoose: (color: string) => void;
};

/** The colours a product comes in, as dots: choosing one shows the card's garment in it. One alone is only told. */
export function Swatches({ group, colors, colorCount, shown, onChoose }: SwatchesProps) {
	const names = messages.colours(colors.map(calledColour).join(", "));
	const row = "relative z-10 -mx-1 flex items-center";
	if (colors.length < 2) {
		return (
			<div role="img" aria-label={names} className={row}>
				{colors.map(({ ColorName, ColorHex }) => (
					<Dot key={ColorName} fill={ColorHex} />
				))}
			</div>
		);
	}
	return (
		<div role="radiogroup" aria-label={names} className={row}>
			{colors.map(({ ColorName, label = ColorName, ColorHex }) => (
				<span key={ColorName} className="relative" title={label}>
					<input
						type="radio"
						name={group}
						aria-label={messages.showIn(label)}
						checked={ColorName === shown}
						onChange={() => onChoose(ColorName)}
						className="absolute inset-0.5 cursor-pointer appearance-none rounded-full border border-transparent checked:border-ink focus-visible:outline-offset-1"
					/>
					<Dot fill={ColorHex} />
				</span>
			))}
			{colorCount > colors.length && (
				<span className="pl-1 text-note text-quiet tabular-nums">
					<span aria-hidden="true">+{colorCount - colors.length}</span>
					<span className="sr-only">{messages.moreColours(colorCount - colors.length)}</span>
				</span>
			)}
		</div>
	);
}

function Dot({ fill }: { fill: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 stroke-edge">
			<circle cx={12} cy={12} r={6.5} fill={fill || "none"} />
		</svg>
	);
}
