import { numbersIn } from "#core/plural.ts";
import { inchesOf, type LengthUnit } from "#core/rules/length-units.ts";
import type { Measure } from "#core/rules/measurements.ts";
import type { Ease } from "#core/rules/size-advice.ts";

const number = numbersIn("en");
const figure = (cm: number, unit: LengthUnit) => (unit === "cm" ? number(cm) : inchesOf(cm));
const length = (cm: number, unit: LengthUnit) => `${figure(cm, unit)} ${unit}`;

const messages = {
	title: "Size guide",
	units: "Units",
	unit: { cm: "Centimetres", in: "Inches" },
	figure,
	range: (from: number, to: number, unit: LengthUnit) => `${figure(from, unit)}–${figure(to, unit)}`,
	garment: {
		title: "This garment",
		caption: { cm: "Laid flat, in centimetres", in: "Laid flat, in inches" },
		none: "We have not measured this garment.",
		drawn: (where: readonly string[]) => `Where it is measured: ${where.join("; ")}`,
		where: {
			chest: "chest, across below the sleeves",
			waist: "waist, across at the waist",
			hip: "hip, across at the hips",
			length: "length, from the top to the hem",
			sleeve: "sleeve, from the shoulder seam to the cuff",
			inseam: "inseam, along the inner leg",
			shoulder: "shoulder, from seam to seam",
		} satisfies Record<Measure, string>,
	},
	bodies: {
		title: "Bodies",
		about: "A general guide: what a body of each size usually measures around, not this garment.",
		women: { cm: "Women, in centimetres", in: "Women, in inches" },
		men: { cm: "Men, in centimetres", in: "Men, in inches" },
		size: "Size",
	},
	own: {
		title: "My measures",
		about: "Which size a garment should have for you is told from these. Nobody but you sees them.",
		clear: "Clear my measures",
		cleared: "Your measures are cleared",
		undo: "Undo",
		notSaved: "Your measures were not saved in your profile; they stay in this browser.",
	},
	which: {
		title: "Which size?",
		about: "Measure over thin clothes, the tape flat and not tight.",
		keptHere: "What you type stays in this browser.",
		keptInProfile: "What you type is kept in your profile, for you alone.",
		measures: {
			chest: "Chest, at its fullest",
			waist: "Waist, where it is narrowest",
			hip: "Hip, at its widest",
			inseam: "Inner leg, down to the ankle",
		},
		around: { chest: "Chest", waist: "Waist", hip: "Hip" },
		wrong: (from: number, to: number, unit: LengthUnit) =>
			`Please type ${figure(from, unit)} to ${length(to, unit)}${unit === "cm" ? ", or inches such as 38 in" : ""}`,
		answer: (size: string) => `We would take ${size}.`,
		reason: (what: string, body: number, [own, beside]: readonly Ease[], unit: LengthUnit) => {
			const first = own && `${own.size} ${own.cm < 0 ? "gives" : "leaves"} ${length(Math.abs(own.cm), unit)}`;
			const second =
				beside &&
				(beside.cm < 0
					? `${beside.size} is ${length(-beside.cm, unit)} too narrow`
					: `${beside.size} ${own && own.cm < 0 ? "leaves " : ""}${length(beside.cm, unit)}`);
			return `${what} ${length(body, unit)}: ${[first, second].filter(Boolean).join(", ")}.`;
		},
		legs: (cm: number, unit: LengthUnit) =>
			cm === 0
				? "Its legs are as long as yours."
				: `Its legs are ${length(Math.abs(cm), unit)} ${cm > 0 ? "longer" : "shorter"} than yours.`,
		runs: {
			small: (instead: string | null) =>
				`Most buyers say that it runs small${instead ? `: if you like room, take ${instead}` : ""}.`,
			large: "Most buyers say that it runs large.",
		},
		choose: (size: string) => `Choose ${size}`,
		chosen: (size: string) => `${size} is chosen`,
		unknown: {
			unmeasured: "We do not know: this garment has not been measured around.",
			unasked: "Type one of your measures, and we tell you.",
			"too-small": "We do not know: even the smallest size we have measured would hang loose on you.",
			"too-large": "We do not know: the sizes we have measured end below your measures.",
			contradicting:
				"We do not know: your measures ask for sizes far apart. Please measure again, or compare with the figures below.",
		},
	},
	print: "Print",
};

export default messages;
