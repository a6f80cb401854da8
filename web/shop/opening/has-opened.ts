import type { LoaderApi } from "#core/calls/call.ts";
import { settings } from "#core/calls/settings.ts";

/** Whether anything was ever on sale. A shop that cannot say so is not called new. */
export async function hasOpened(api: LoaderApi): Promise<boolean> {
	try {
		return (await api(settings.opening, {})).data.hasOpened;
	} catch {
		return true;
	}
}
