import { useId, useState } from "react";
import { UPLOAD_TYPES } from "#core/contract/images.ts";
import type { Settings } from "#core/contract/settings.ts";
import { uploadPicture } from "#web/staff/products/upload.ts";
import { Button } from "#web/ui/button.tsx";
import messages from "./messages.en.ts";

const { look } = messages;
type Logo = Settings["logo"];
type LogoFieldProps = { logo: Logo; problem: string | undefined; onChange: (logo: Logo) => void };

/** The logo that is chosen: a file is uploaded at once, and counts when the section is saved. */
export function LogoField({ logo, problem, onChange }: LogoFieldProps) {
	const id = useId();
	const [share, setShare] = useState<number | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const said = refusal ?? problem;
	const upload = async (file: File) => {
		setRefusal(null);
		setShare(0);
		try {
			const { address, width, height } = await uploadPicture(file, setShare);
			onChange({ address, width, height });
		} catch (error) {
			setRefusal((error as Error).message);
		} finally {
			setShare(null);
		}
	};
	return (
		<div className="flex max-w-xl flex-col items-start gap-2">
			<label htmlFor={id} className="text-note">
				{messages.labels.logo}
			</label>
			{logo ? (
				<div className="flex flex-wrap items-center gap-4">
					<img
						src={logo.address}
						width={logo.width}
						height={logo.height}
						alt={look.chosenLogo}
						className="h-16 w-auto max-w-full border border-line bg-paper object-contain p-2"
					/>
					<Button look="quiet" onClick={() => onChange(null)}>
						{look.removeLogo}
					</Button>
				</div>
			) : (
				<p className="text-quiet">{look.noLogo}</p>
			)}
			<input
				id={id}
				type="file"
				accept={UPLOAD_TYPES.join(",")}
				disabled={share !== null}
				aria-describedby={`${id}-hint`}
				{...(said && { "aria-invalid": true })}
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					currentTarget.value = "";
					if (file) void upload(file);
				}}
				className="min-h-11 w-full rounded-edge border border-edge bg-raised px-3 py-2 text-note file:mr-3 file:cursor-pointer file:border-0 file:bg-sunken file:px-3 file:py-1 file:text-ink"
			/>
			<p id={`${id}-hint`} className="text-note text-quiet">
				{look.logoHint}
			</p>
			{share !== null && <progress aria-label={look.uploading} value={share} className="w-full" />}
			{said && (
				<p role="alert" className="text-brick text-note">
					{said}
				</p>
			)}
		</div>
	);
}
