import type { SyntheticEvent } from "react";
import { preload } from "react-dom";
import { PICTURE_SHAPE, pictureAt, pictureSources } from "#core/rules/pictures.ts";
import { cx } from "./cx.ts";

type PictureProps = {
	/** `/images/….webp` as the shop gives it out; empty for a product without a picture. */
	src: string;
	alt: string;
	/** How wide it is shown, as in the `sizes` attribute. */
	sizes: string;
	/** In view when the page opens: fetched first. */
	first?: boolean;
	/** It lies over another one, transparent until it is there whole. */
	onArrival?: (picture: HTMLImageElement) => void;
	className?: string;
};

const place = "aspect-3/4 w-full";

/** Has the page's head name a picture of the first screen, also where it is in a piece that was made for another page. */
export function nameInHead({ src, sizes }: Pick<PictureProps, "src" | "sizes">): void {
	if (!import.meta.env.SSR || src === "") return;
	const named = { as: "image", imageSrcSet: pictureSources(src), imageSizes: sizes, fetchPriority: "high" } as const;
	preload(pictureAt(src, 640), named);
}

/** A 3:4 picture in as many widths as the shop keeps. Its place is kept free until it arrives. */
export function Picture({ src, alt, sizes, first = false, onArrival, className }: PictureProps) {
	if (src === "") return <div className={cx(place, "bg-sunken", className)} />;
	return (
		<img
			src={pictureAt(src, 640)}
			srcSet={pictureSources(src)}
			sizes={sizes}
			alt={alt}
			width={PICTURE_SHAPE.width * 320}
			height={PICTURE_SHAPE.height * 320}
			loading={first ? "eager" : "lazy"}
			fetchPriority={first ? "high" : "auto"}
			decoding={first ? "sync" : "async"}
			{...(onArrival && {
				ref: (picture: HTMLImageElement | null) => {
					if (picture?.naturalWidth) onArrival(picture);
				},
				onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => onArrival(currentTarget),
			})}
			className={cx(place, "object-cover", !onArrival && "bg-sunken", className)}
		/>
	);
}
