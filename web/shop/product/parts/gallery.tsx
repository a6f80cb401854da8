import type { Product, Variant } from "#core/contract/products.ts";
import { shownDiscount } from "#core/rules/catalogue.ts";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/picture.tsx";
import messages from "../messages.en.ts";
import { ChoiceForm } from "./choice-form.tsx";

type GalleryProps = { product: Product; variant: Variant | null; size: string | null; picture: number };

const mainSizes = "(min-width: 768px) min(48vw, 75vh), 100vw";
const thumbSizes = "96px";

/** The shown colour's pictures, one of them large, and one of each other colour. */
export function Gallery({ product, variant, size, picture }: GalleryProps) {
	const own = variant?.ProductImages ?? [];
	const shown = own[picture - 1] ?? own[0] ?? product.default_image;
	const others = product.variants.filter((one) => one !== variant && one.ProductImages.length > 0);
	const discount = shownDiscount(product);
	const color = variant?.ColorName ?? "";
	return (
		<div className="flex min-w-0 flex-col gap-2 wide:flex-row-reverse wide:justify-end wide:gap-3">
			<div className="relative -mx-4 min-w-0 grow w-auto self-stretch wide:self-start bg-sunken md:mx-0 wide:max-w-[max(24rem,calc((100dvh-9rem)*0.75))]">
				{shown && (
					<Picture key={shown} src={shown} alt={messages.pictureIn(product.name, color)} sizes={mainSizes} first />
				)}
				{discount && (
					<span className="absolute bottom-0 left-0 bg-clay px-3 py-1.5 font-medium text-on-clay tabular-nums">
						<span className="sr-only">{messages.offer}</span>
						{discount}
					</span>
				)}
			</div>
			{own.length + others.length > 1 && (
				<div className="flex flex-wrap gap-2 wide:w-20 wide:shrink-0 wide:flex-col">
					<ChoiceForm keep={{ color, size: size ?? undefined }} className="contents">
						{own.map((address, place) => (
							<Thumbnail
								key={address}
								name="picture"
								value={String(place + 1)}
								label={messages.pictureOf(place + 1, color)}
								address={address}
								current={address === shown}
							/>
						))}
					</ChoiceForm>
					<ChoiceForm keep={{ size: size ?? undefined }} className="contents">
						{others.map(({ ColorName, ProductImages }) => (
							<Thumbnail
								key={ColorName}
								name="color"
								value={ColorName}
								label={messages.showIn(ColorName)}
								address={ProductImages[0] ?? ""}
								current={false}
							/>
						))}
					</ChoiceForm>
				</div>
			)}
		</div>
	);
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
			className={cx("w-16 border-b-2 pb-1 md:w-20", current ? "border-ink" : "border-transparent hover:border-edge")}
		>
			<Picture src={address} alt="" sizes={thumbSizes} />
		</button>
	);
}
