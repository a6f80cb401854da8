import { ChevronLeft, ChevronRight, Trash2, X } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { UPLOAD_TYPES } from "#core/contract/images.ts";
import { pictureViewWords } from "#core/messages/picture-views.ts";
import { PICTURE_VIEWS, type PictureView } from "#core/rules/picture-views.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/picture.tsx";
import messages from "../messages.en.ts";
import type { TypedVariant } from "../typed-product.ts";
import type { Uploads } from "../use-uploads.ts";

const words = messages.pictures;

type PicturesProps = {
	/** The colour's key, and its name for people. */
	colour: string;
	name: string;
	pictures: readonly string[];
	onChange: (pictures: string[]) => void;
	/** What each shows, by its address. */
	views: NonNullable<TypedVariant["views"]>;
	onViews: (views: NonNullable<TypedVariant["views"]>) => void;
	uploads: Uploads;
};

const moved = (pictures: readonly string[], from: number, to: number): string[] => {
	const next = [...pictures];
	next.splice(to, 0, ...next.splice(from, 1));
	return next;
};

/** The pictures of one colour: chosen, uploaded, and put in order by dragging or by buttons. The first is the main one. */
export function Pictures({ colour, name, pictures, onChange, views, onViews, uploads }: PicturesProps) {
	const [dragged, setDragged] = useState<number | null>(null);
	const drop = (event: DragEvent, place: number) => {
		event.preventDefault();
		if (dragged !== null && dragged !== place) onChange(moved(pictures, dragged, place));
		setDragged(null);
	};
	return (
		<div className="flex flex-col gap-3">
			<Picker colour={colour} name={name} uploads={uploads} />
			<Progress colour={colour} uploads={uploads} />
			{pictures.length > 0 && (
				<ol aria-label={words.of(name)} className="flex flex-wrap gap-3">
					{pictures.map((address, place) => (
						<li
							key={address}
							draggable
							onDragStart={() => setDragged(place)}
							onDragOver={(event) => event.preventDefault()}
							onDrop={(event) => drop(event, place)}
							onDragEnd={() => setDragged(null)}
							className={cx("w-33 cursor-grab border border-line bg-raised", dragged === place && "opacity-60")}
						>
							<Picture src={address} alt={words.one(name, place + 1)} sizes="132px" />
							<select
								aria-label={words.view(name, place + 1)}
								value={views[address] ?? ""}
								onChange={({ target }) => onViews({ ...views, [address]: target.value as "" | PictureView })}
								className="min-h-11 w-full border-line border-y bg-raised px-2 text-note"
							>
								<option value="">{words.noView}</option>
								{PICTURE_VIEWS.map((view) => (
									<option key={view} value={view}>
										{pictureViewWords[view]}
									</option>
								))}
							</select>
							<div className="flex justify-between">
								<IconButton
									label={words.forward(name, place + 1)}
									disabled={place === 0}
									onClick={() => onChange(moved(pictures, place, place - 1))}
									className="disabled:text-line"
								>
									<ChevronLeft />
								</IconButton>
								<IconButton
									label={words.remove(name, place + 1)}
									onClick={() => onChange(pictures.filter((one) => one !== address))}
								>
									<Trash2 />
								</IconButton>
								<IconButton
									label={words.back(name, place + 1)}
									disabled={place === pictures.length - 1}
									onClick={() => onChange(moved(pictures, place, place + 1))}
									className="disabled:text-line"
								>
									<ChevronRight />
								</IconButton>
							</div>
						</li>
					))}
				</ol>
			)}
		</div>
	);
}

function Picker({ colour, name, uploads }: Pick<PicturesProps, "colour" | "name" | "uploads">) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const start = (target: HTMLInputElement) => {
		void uploads.start(colour, [...(target.files ?? [])]);
		target.value = "";
	};
	return (
		<div className="flex flex-wrap items-end gap-3">
			<div className="flex min-w-0 max-w-full flex-col gap-1.5">
				<label htmlFor={id} className="text-note">
					{words.choose(name)}
				</label>
				<input
					id={id}
					ref={input}
					type="file"
					multiple
					accept={UPLOAD_TYPES.join(",")}
					onChange={({ target }) => start(target)}
					className="min-h-11 w-full rounded-edge border border-edge bg-raised px-3 py-2 text-note file:mr-3 file:cursor-pointer file:border-0 file:bg-sunken file:px-3 file:py-1 file:text-ink"
				/>
			</div>
			<Button look="outline" onClick={() => input.current?.click()}>
				{words.upload}
			</Button>
		</div>
	);
}

function Progress({ colour, uploads }: Pick<PicturesProps, "colour" | "uploads">) {
	const own = uploads.uploads.filter((upload) => upload.colour === colour);
	if (own.length === 0) return null;
	return (
		<ul className="flex max-w-md flex-col gap-1">
			{own.map(({ id, name, share, problem }) =>
				problem === null ? (
					<li key={id} className="flex items-center gap-3 text-note">
						<span className="min-w-0 grow truncate">{name}</span>
						<progress aria-label={words.uploading(name)} value={share} max={1} className="h-2 w-32 accent-clay" />
					</li>
				) : (
					<li key={id} role="alert" className="flex items-center gap-2 bg-brick-tint pl-3 text-brick text-note">
						<span className="wrap-anywhere grow">
							{name}: {problem}
						</span>
						<IconButton label={words.dismiss(name)} onClick={() => uploads.dismiss(id)}>
							<X />
						</IconButton>
					</li>
				),
			)}
		</ul>
	);
}
