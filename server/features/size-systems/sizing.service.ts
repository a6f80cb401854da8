import type { SizeSystem } from "#core/contract/size-systems.ts";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { LETTERS, type Size } from "#core/rules/sizes.ts";
import { invalidField } from "../../errors.ts";

export { holdSystems, listSystems } from "./size-systems.queries.ts";

/** What a product says of its sizes. */
type Sizing = { systemId: string; offeredSizes: Size[] };
type GivenSizing = { sizeSystem?: string | undefined; sizes?: readonly Size[] | null | undefined };

/** The sizes a product is offered in from now on, in its system's order; another system's are all offered unless said. */
export function sizingOf(
	systems: ReadonlyMap<string, SizeSystem>,
	{ sizeSystem, sizes }: GivenSizing,
	before: Sizing | null,
): Sizing | null {
	if (sizeSystem === undefined && sizes === undefined) return null;
	const systemId = sizeSystem ?? before?.systemId ?? LETTERS;
	const isOther = systemId !== (before?.systemId ?? LETTERS);
	const system = systems.get(systemId);
	if (!system) throw invalidField("sizeSystem", sizeSystemMessages.unknown);
	if (isOther && system.hidden) throw invalidField("sizeSystem", sizeSystemMessages.hidden);
	const unsaid = sizes === null || isOther || !before ? system.sizes : before.offeredSizes;
	const offered = sizes ?? unsaid;
	const unknown = offered.find((size) => !system.sizes.includes(size));
	if (unknown !== undefined) throw invalidField("sizes", sizeSystemMessages.notOfSystem(unknown, system.name));
	return { systemId, offeredSizes: system.sizes.filter((size) => offered.includes(size)) };
}
