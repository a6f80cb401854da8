import type { LengthUnit } from "#core/rules/length-units.ts";
import { BODY_MEASURES, type Body, isBodyMeasure } from "#core/rules/size-advice.ts";
import { browserStorage } from "#web/store/storage.ts";

export type KeptBody = { unit: LengthUnit; body: Body };

/** What was typed here before. */
export function readBody(): KeptBody {
	const pairs = new Map((browserStorage().read("myMeasures") ?? "").split(",").map((pair) => splitOnce(pair)));
	const known = BODY_MEASURES.flatMap((name) => {
		const cm = Number(pairs.get(name));
		return isBodyMeasure(name, cm) ? [[name, cm]] : [];
	});
	return { unit: pairs.get("unit") === "in" ? "in" : "cm", body: Object.fromEntries(known) };
}

export function keepBody({ unit, body }: KeptBody): void {
	const said = Object.entries(body).flatMap(([name, cm]) => (cm === undefined ? [] : [`${name}:${cm}`]));
	browserStorage().write("myMeasures", [`unit:${unit}`, ...said].join(","));
}

function splitOnce(pair: string): [string, string] {
	const [name = "", value = ""] = pair.split(":");
	return [name, value];
}
