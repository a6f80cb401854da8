import { accountPermissions } from "./permissions/accounts.ts";
import { buyingPermissions } from "./permissions/buying.ts";
import { cataloguePermissions } from "./permissions/catalogue.ts";
import { deskPermissions } from "./permissions/desk.ts";
import { doorPermissions } from "./permissions/doors.ts";
import { giftPermissions, listPermissions } from "./permissions/lists.ts";
import { passkeyPermissions } from "./permissions/passkeys.ts";
import { returnPermissions } from "./permissions/returns.ts";
import { staffPermissions } from "./permissions/staff.ts";
import { staffAccountPermissions } from "./permissions/staff-accounts.ts";
import type { Permissions } from "./permissions/table.ts";

/** Who may call what, for every call of the contract: a call that is missing here fails the suite. */
export const permissions: Permissions = {
	...accountPermissions,
	...buyingPermissions,
	...cataloguePermissions,
	...deskPermissions,
	...doorPermissions,
	...giftPermissions,
	...listPermissions,
	...passkeyPermissions,
	...returnPermissions,
	...staffPermissions,
	...staffAccountPermissions,
};
