import { type ComponentType, type KeyboardEvent, useState } from "react";
import type { Product, Variant } from "#core/contract/products.ts";
import { pictureViewWords } from "#core/messages/picture-views.ts";
import { calledColour, shownDiscount } from "#core/rules/catalogue.ts";
import type { PictureView } from "#core/rules/picture-views.ts";
import { cx } from "#web/ui/cx.ts";
import { nameInHead, Picture } from "#web/ui/picture.tsx";
import { Piece } from "#web/ui/piece.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "../messages.en.ts";
import { slideSizes } from "../slide-sizes.ts";
import { unmoved } from "../unmoved.ts";
import { useChoose } from "../use-choose.ts";
import type { ZoomProps } from "../zoom/zoom.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import { Slides } from "./slides.tsx";

type ViewedVariant = Variant & { views?: readonly (PictureView | null)[] | undefined };
type GalleryProps = { product: Product; variant: ViewedVariant | null; size: string | null; picture: number };

/** The shown colour's pictures, one of them large, and one of each other colour. */
export function Gallery({ product, variant, size, picture }: GalleryProps) {
	const own = picturesOf(product, variant);
	const place = own[picture - 1] === undefined ? 0 : picture - 1;
	if (import.meta.env.SSR) nameInHead({ src: own[place] ?? "", sizes: slideSizes });
	return (
		<Piece of={import.meta.env.SSR && ["gallery", unmoved(product), variant?.ColorName, size, place]}>
			{() => <Pictures product={product} variant={variant} size={size} own={own} place={place} />}
		</Piece>
	);
}

type PicturesProps = Omit<GalleryProps, "picture"> & { own: readonly string[]; place: number };

function Pictures({ product, variant, size, own, place }: PicturesProps) {
	const others = product.variants.filter((one) => one !== variant && one.ProductImages.length > 0);
	const discount = shownDiscount(product);
	const color = variant?.ColorName ?? "";
	const called = variant ? calledColour(variant) : "";
	const keep = { color, size: size ?? undefined };
	const choose = useChoose(keep);
	const { Zoom, isOpen, open, close } = useZoom();
	const alts = own.map((_, at) => {
		const view = variant?.ProductImages.length ? variant.views?.[at] : null;
		return [messages.pictureIn(product.name, called), view && pictureViewWords[view]].filter(Boolean).join(", ");
	});
	const show = (next: number) => next !== place && own[next] !== undefined && choose("picture", String(next + 1));

	const onKeyDown = (event: KeyboardEvent) => {
		const next = byKey(event, place, own.length);
		if (next === null) return;
		event.preventDefault();
		show(next);
	};
	return (
		<>
			<section
				aria-label={messages.pictures}
				onKeyDown={onKeyDown}
				className="flex min-w-0 justify-center gap-2 md:flex-col wide:flex-row-reverse wide:justify-end wide:gap-3"
			>
				<div className="gallery-picture relative min-w-0 bg-sunken">
					<Slides key={color} pictures={own} place={place} alts={alts} onSwipe={show} onEnlarge={open} />
					{discount && (
						<span className="absolute bottom-0 left-0 bg-clay px-3 py-1.5 font-medium text-on-clay tabular-nums">
							<span className="sr-only">{messages.offer}</span>
							{discount}
						</span>
					)}
					{own.length > 1 && (
						<p role="status" className="absolute right-2 bottom-2 bg-paper px-2 py-0.5 text-note tabular-nums">
							{messages.pictureCount(place + 1, own.length)}
						</p>
					)}
				</div>
				{own.length + others.length > 1 && (
					<div className="relative w-16 shrink-0 md:w-auto wide:w-20">
						<div className="flex gap-2 max-md:absolute max-md:inset-0 max-md:flex-col max-md:overflow-y-auto md:flex-wrap wide:flex-col">
							<ChoiceForm keep={keep} className="contents">
								{own.map((address, at) => (
									<Thumbnail
										key={address}
										name="picture"
										value={String(at + 1)}
										label={labelOf(at + 1, called, variant?.views?.[at])}
										address={address}
										current={at === place}
									/>
								))}
							</ChoiceForm>
							<ChoiceForm keep={{ size: size ?? undefined }} className="contents">
								{others.map(({ ColorName, label = ColorName, ProductImages }) => (
									<Thumbnail
										key={ColorName}
										name="color"
										value={ColorName}
										label={messages.showIn(label)}
										address={ProductImages[0] ?? ""}
										current={false}
									/>
								))}
							</ChoiceForm>
						</div>
					</div>
				)}
			</section>
			{Zoom && (
				<Zoom pictures={own} place={place} alt={alts[place] ?? ""} open={isOpen} onShow={show} onClose={close} />
			)}
		</>
	);
}

function labelOf(place: number, color: string, view: PictureView | null | undefined): string {
	return [messages.pictureOf(place, color), view && pictureViewWords[view]].filter(Boolean).join(": ");
}

function picturesOf({ default_image }: Product, variant: Variant | null): readonly string[] {
	if (variant && variant.ProductImages.length > 0) return variant.ProductImages;
	return default_image ? [default_image] : [];
}

/** Where a key leads; null for keys that lead nowhere, and for those that mean something to the browser. */
function byKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, place: number, count: number) {
	if (count < 2 || altKey || ctrlKey || metaKey || shiftKey) return null;
	const places: Record<string, number> = {
		ArrowLeft: Math.max(place - 1, 0),
		ArrowRight: Math.min(place + 1, count - 1),
		Home: 0,
		End: count - 1,
	};
	return places[key] ?? null;
}

/** What enlarges the pictures is fetched when it is first used, and asked for again where it could not be had. */
function useZoom() {
	const [Zoom, setZoom] = useState<ComponentType<ZoomProps> | null>(null);
	const [isOpen, setOpen] = useState(false);
	const open = async () => {
		try {
			const { default: Loaded } = await import("../zoom/zoom.tsx");
			setZoom(() => Loaded);
			setOpen(true);
		} catch {
			showToast(messages.notEnlarged, "warning", { label: messages.tryAgain, act: () => void open() });
		}
	};
	return { Zoom, isOpen, open: () => void open(), close: () => setOpen(false) };
}

type ThumbnailProps = { name: string; value: string; label: string; address: string; current: boolean };

function Thumbnail({ name, value, label, address, current }: ThumbnailProps) {
	return (
		<button
			type="submit"
			name={name}
			value={value}
			aria-label={label}
			aria-pressed={current}
			className={cx(
				"w-16 shrink-0 border-b-2 pb-1 -outline-offset-2 md:w-18 wide:w-20",
				current ? "border-ink" : "border-transparent hover:border-edge",
			)}
		>
			<Picture src={address} alt="" sizes="96px" />
		</button>
	);
}
