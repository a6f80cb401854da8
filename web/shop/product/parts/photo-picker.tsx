import { useId } from "react";
import { UPLOAD_BYTES_MAX, UPLOAD_TYPES } from "#core/contract/images.ts";
import messages from "./review-photos.messages.en.ts";

/** Why a file cannot be a photo, as far as that is known before it is sent. */
export function problemOf({ type, size }: File): string | null {
	if (!(UPLOAD_TYPES as readonly string[]).includes(type)) return messages.notAPicture;
	return size > UPLOAD_BYTES_MAX ? messages.tooLarge : null;
}

type PhotoPickerProps = {
	/** How many more there may be. */
	room: number;
	onChoose: (files: File[]) => void;
};

/** Chooses photos, no more than there is room for. */
export function PhotoPicker({ room, onChoose }: PhotoPickerProps) {
	const id = useId();
	return (
		<div className="flex max-w-md flex-col gap-1.5">
			<label htmlFor={id} className="text-note">
				{messages.choose}
			</label>
			<input
				id={id}
				type="file"
				multiple
				accept={UPLOAD_TYPES.join(",")}
				disabled={room <= 0}
				aria-describedby={`${id}-hint`}
				onChange={({ currentTarget }) => {
					onChoose([...(currentTarget.files ?? [])].slice(0, room));
					currentTarget.value = "";
				}}
				className="min-h-11 w-full rounded-edge border border-edge bg-raised px-3 py-2 text-note file:mr-3 file:cursor-pointer file:border-0 file:bg-sunken file:px-3 file:py-1 file:text-ink disabled:text-quiet"
			/>
			<p id={`${id}-hint`} className="text-note text-quiet">
				{room > 0 ? messages.hint(room) : messages.full}
			</p>
		</div>
	);
}
