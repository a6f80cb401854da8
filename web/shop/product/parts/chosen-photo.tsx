import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#web/ui/button.tsx";
import { problemOf } from "./photo-picker.tsx";
import messages from "./review-photos.messages.en.ts";

type ChosenPhotoProps = { file: File; onRemove: () => void };

/** A photo that is chosen and not yet sent. */
export function ChosenPhoto({ file, onRemove }: ChosenPhotoProps) {
	const preview = usePreview(file);
	const problem = problemOf(file);
	return (
		<li className="flex items-center gap-3">
			{preview && problem === null ? (
				<img src={preview} alt={messages.chosen(file.name)} className="size-16 shrink-0 bg-sunken object-cover" />
			) : (
				<span className="size-16 shrink-0 bg-sunken" />
			)}
			<span className="wrap-anywhere min-w-0 grow text-note">
				{file.name}
				{problem !== null && (
					<span role="alert" className="block text-brick">
						{problem}
					</span>
				)}
			</span>
			<IconButton label={messages.remove(file.name)} onClick={onRemove}>
				<Trash2 />
			</IconButton>
		</li>
	);
}

/** The page's policy takes no `blob:`, so the picture is read whole. */
function usePreview(file: File): string | null {
	const [preview, setPreview] = useState<string | null>(null);
	useEffect(() => {
		if (problemOf(file) !== null) return;
		const reader = new FileReader();
		reader.onload = () => setPreview(reader.result as string);
		reader.readAsDataURL(file);
		return () => reader.abort();
	}, [file]);
	return preview;
}
