import { Delivery } from "#core/contract/delivery.ts";
import type { DeliveryMethod } from "#core/rules/delivery.ts";
import { changeSettings } from "../features/settings/settings.service.ts";
import type { TestShop } from "./app.ts";

/** How the shop delivers from now on; without a word as it came. */
export async function deliverBy(
	{ deps }: TestShop,
	methods: readonly DeliveryMethod[] = deps.config.firstSettings.delivery ?? [],
): Promise<void> {
	const { version } = await deps.settings.current();
	const owner = { staffId: null, userName: "owner" };
	await changeSettings(deps, owner, { version, delivery: Delivery.parse(methods) });
}
