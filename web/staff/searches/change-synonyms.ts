import { settings } from "#core/calls/settings.ts";
import type { Settings } from "#core/contract/settings.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { saveSettings } from "../settings/save-settings.ts";

type Synonyms = Settings["synonyms"];

/** Changes the words with a meaning as they are now; what somebody else changes at the same moment stays. */
export async function changeSynonyms(change: (now: Synonyms) => Synonyms): Promise<void> {
	let { data: seen } = await signedCall(settings.all, {});
	for (;;) {
		const { isSaved, now } = await saveSettings({ synonyms: change(seen.synonyms) }, seen);
		if (isSaved) return;
		seen = now;
	}
}
