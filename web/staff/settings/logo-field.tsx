import type { Settings } from "#core/contract/settings.ts";
import { PictureField } from "../frame/picture-field.tsx";
import messages from "./messages.en.ts";

const { look } = messages;
const words = {
	label: messages.labels.logo,
	hint: look.logoHint,
	chosen: look.chosenLogo,
	none: look.noLogo,
	remove: look.removeLogo,
	uploading: look.uploading,
};
type Logo = Settings["logo"];
type LogoFieldProps = { logo: Logo; problem: string | undefined; onChange: (logo: Logo) => void };

/** The logo that is chosen. */
export function LogoField({ logo, problem, onChange }: LogoFieldProps) {
	return (
		<PictureField
			picture={logo}
			words={words}
			problem={problem}
			onChange={(chosen) => onChange(chosen && { address: chosen.address, width: chosen.width, height: chosen.height })}
			className="h-16 w-auto max-w-full border border-line bg-paper object-contain p-2"
		/>
	);
}
