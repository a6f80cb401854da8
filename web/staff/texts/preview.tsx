import type { VersionedSettings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import type { TextName } from "#core/rules/texts.ts";
import { Blocks } from "#web/shop/pages/blocks.tsx";
import { readText } from "#web/shop/pages/read-text.ts";

type PreviewProps = { name: TextName; language: Language; settings: VersionedSettings };

/** A page of text as shoppers will read it. */
export default function Preview({ name, language, settings }: PreviewProps) {
	const { blocks, language: written } = readText(name, language, settings);
	return (
		<div lang={written}>
			<Blocks of={blocks} />
		</div>
	);
}
