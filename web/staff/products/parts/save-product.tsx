import { Button } from "#web/ui/button.tsx";
import messages from "../messages.en.ts";

type SaveProductProps = { isSaving: boolean; isUploading: boolean; label: string };

/** Sends the form of a product; it waits for pictures that are on their way. */
export function SaveProduct({ isSaving, isUploading, label }: SaveProductProps) {
	return (
		<Button type="submit" busy={isSaving} disabled={isUploading} className="min-w-48 self-start">
			{isUploading ? messages.uploading : label}
		</Button>
	);
}
