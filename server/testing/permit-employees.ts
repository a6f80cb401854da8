import type { z } from "zod";
import { StaffPermissions } from "#core/contract/staff-permissions.ts";
import { changeSettings } from "../features/settings/settings.service.ts";
import type { TestShop } from "./app.ts";

/** What employees may do from now on; what is not named is as the shop comes. */
export async function permitEmployees(
	{ deps }: TestShop,
	permissions: z.input<typeof StaffPermissions>,
): Promise<void> {
	const { version, staff } = await deps.settings.current();
	const owner = { staffId: null, userName: "owner" };
	await changeSettings(deps, owner, {
		version,
		staff: { ...staff, permissions: StaffPermissions.parse(permissions) },
	});
}
