import { isDeepStrictEqual } from "node:util";
import type { NewSizeSystem, SizeSystem, SizeSystemChange } from "#core/contract/size-systems.ts";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { LETTERS, type Size } from "#core/rules/sizes.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { uniquely } from "../../in-use.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { deleteSystem, findOffered, holdSystem, insertSystem, setSizes, updateSystem } from "./size-systems.queries.ts";

/** Systems with one name folded to the same id are told apart by a number. */
const MOST_OF_ONE_ID = 100;

export async function addSystem(deps: Deps, actor: StaffMember, given: NewSizeSystem): Promise<SizeSystem> {
	return uniquely(
		change(deps, async (tx, touch) => {
			const id = await insertSystem(tx, idsFor(given.name), given);
			if (id === null) throw new AppError("conflict", sizeSystemMessages.tooMany);
			await setSizes(tx, id, given.sizes);
			await noteInAuditLog(deps, tx, actor, "sizeSystems.add", id, given);
			touch("catalogue", "shelves");
			return requireSystem(tx, id);
		}),
	);
}

/** Changes what is given of a system. Sizes that products are still offered in stay; the letters' stay in any case. */
export async function changeSystem(
	deps: Deps,
	actor: StaffMember,
	id: string,
	given: SizeSystemChange,
): Promise<SizeSystem> {
	return uniquely(
		change(deps, async (tx, touch) => {
			const before = await requireSystem(tx, id);
			const after = {
				...before,
				...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
			};
			if (!isDeepStrictEqual(before.sizes, after.sizes)) {
				if (id === LETTERS) throw new AppError("in_use", sizeSystemMessages.lettersFixed);
				await refuseOffered(
					tx,
					id,
					before.sizes.filter((size) => !after.sizes.includes(size)),
				);
				await setSizes(tx, id, after.sizes);
			}
			await updateSystem(tx, after);
			await noteInAuditLog(deps, tx, actor, "sizeSystems.change", id, { ...given });
			touch("catalogue", "shelves");
			return requireSystem(tx, id);
		}),
	);
}

export async function removeSystem(deps: Deps, actor: StaffMember, id: string): Promise<string> {
	return change(deps, async (tx, touch) => {
		const { name, inUse } = await requireSystem(tx, id);
		if (inUse) throw new AppError("in_use", sizeSystemMessages.inUse);
		await deleteSystem(tx, id);
		await noteInAuditLog(deps, tx, actor, "sizeSystems.remove", id, { name });
		touch("catalogue", "shelves");
		return name;
	});
}

async function requireSystem(tx: Tx, id: string): Promise<SizeSystem> {
	const system = await holdSystem(tx, id);
	if (!system) throw new AppError("not_found", sizeSystemMessages.unknown);
	return system;
}

async function refuseOffered(tx: Tx, id: string, gone: readonly Size[]): Promise<void> {
	const offered = await findOffered(tx, id, gone);
	if (offered !== null) throw new AppError("in_use", sizeSystemMessages.sizeInUse(offered));
}

/** The name in the letters of an id, and the same with numbers for when that is taken. */
function idsFor(name: string): string[] {
	const plain = name.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
	const stem = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "sizes";
	return [stem, ...Array.from({ length: MOST_OF_ONE_ID }, (_, at) => `${stem}-${at + 2}`)];
}
