import { useId, useState } from "react";
import { UPLOAD_TYPES, type UploadedImage } from "#core/contract/images.ts";
import { uploadProductPicture } from "#web/staff/products/upload.ts";
import { Button } from "#web/ui/button.tsx";

type Picture = Pick<UploadedImage, "address"> & Partial<Pick<UploadedImage, "width" | "height">>;
type PictureFieldProps = {
	picture: Picture | null;
	words: {
		label: string;
		hint: string;
		chosen: string;
		/** What stands in its place while there is none. */
		none: string;
		remove: string;
		uploading: string;
	};
	problem?: string | undefined;
	onChange: (picture: UploadedImage | null) => void;
	/** Told when a file begins to be uploaded, and when it has ended. */
	onBusy?: (isBusy: boolean) => void;
	className?: string;
};

/** One picture that is chosen: a file is uploaded at once, and counts when its form is saved. */
export function PictureField({ picture, words, problem, onChange, onBusy, className }: PictureFieldProps) {
	const id = useId();
	const [share, setShare] = useState<number | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const said = refusal ?? problem;
	const upload = async (file: File) => {
		setRefusal(null);
		setShare(0);
		onBusy?.(true);
		try {
			onChange(await uploadProductPicture(file, setShare));
		} catch (error) {
			setRefusal((error as Error).message);
		} finally {
			setShare(null);
			onBusy?.(false);
		}
	};
	return (
		<div className="flex max-w-xl flex-col items-start gap-2">
			<label htmlFor={id} className="text-note">
				{words.label}
			</label>
			{picture ? (
				<div className="flex flex-wrap items-center gap-4">
					<img
						src={picture.address}
						width={picture.width}
						height={picture.height}
						alt={words.chosen}
						className={className}
					/>
					<Button look="quiet" onClick={() => onChange(null)}>
						{words.remove}
					</Button>
				</div>
			) : (
				<p className="text-quiet">{words.none}</p>
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
				{words.hint}
			</p>
			{share !== null && <progress aria-label={words.uploading} value={share} className="w-full" />}
			{said && (
				<p role="alert" className="text-brick text-note">
					{said}
				</p>
			)}
		</div>
	);
}
