import { sql } from "drizzle-orm";
import type { PaidLine, SoldOutLine } from "#core/contract/payments.ts";
import { cartMessages } from "#core/messages/carts.ts";
import { orderMessages } from "#core/messages/orders.ts";
import { type CartEntry, sumEntries } from "#core/rules/cart.ts";
import type { CountedLine } from "#core/rules/discount.ts";
import { pictureAddress } from "#core/rules/pictures.ts";
import type { Size } from "#core/rules/sizes.ts";
import type { Queryable } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { AppError } from "../../errors.ts";
import type { OrderedUnits, Shortfall } from "../orders/order-stock.service.ts";

export type PricedUnits = OrderedUnits &
	CountedLine & {
		name: string;
		colorName: string;
		image: string;
		/** How many there were when it was looked at, which others may have bought since. */
		left: number;
	};

export type FoundRow = {
	productId: number | null;
	name: string | null;
	unitCents: number | null;
	categoryId: number | null;
	parentId: number | null;
	variantId: number | null;
	colorName: string | null;
	image: string | null;
	isSold: boolean | null;
	size: Size | null;
	left: number | null;
};

const PRICES = prepared<FoundRow, { ids: number[]; colors: string[]; sizes: string[] }>(
	"order_prices",
	sql`select p.id as "productId", p.name, p.unit_cents as "unitCents", p.category_id as "categoryId", c.parent as "parentId", v.id as "variantId", v.color_name as "colorName",
			(select image_id from variant_image where variant_id = v.id order by position limit 1) as image,
			p.off_sale_at is null and v.removed_at is null and s.size = any(p.offered_sizes) as "isSold", s.size,
			s.on_hand - s.reserved as left
		from unnest(${sql.placeholder("ids")}::int[], ${sql.placeholder("colors")}::text[], ${sql.placeholder("sizes")}::text[])
				with ordinality as asked (product_id, color, size, place)
			left join product p on p.id = asked.product_id left join category c on c.id = p.category_id
			left join lateral (
				select * from variant where product_id = p.id and lower(color_name) = lower(asked.color)
				order by removed_at is not null, id desc limit 1
			) v on true
			left join stock s on s.variant_id = v.id and s.size = asked.size
		order by asked.place`,
);

const entriesOf = (given: readonly PaidLine[]) =>
	sumEntries(
		given.map(({ productid, color, size, quantity }) => ({ id_product: productid, ColorName: color, size, quantity })),
	);

/** What the shop knows of each line, equal ones as one: asked early, it comes with other answers. */
export function readPrices(db: Queryable, given: readonly PaidLine[]): Promise<FoundRow[]> {
	const lines = entriesOf(given);
	return PRICES(db, {
		ids: lines.map(({ id_product }) => id_product),
		colors: lines.map(({ ColorName }) => ColorName),
		sizes: lines.map(({ size }) => size),
	});
}

/** The lines of an order with the shop's own names, prices and pictures, or the refusal of what it does not sell. */
export function pricedLines(given: readonly PaidLine[], rows: readonly FoundRow[]): PricedUnits[] {
	const gone: SoldOutLine[] = [];
	const priced = entriesOf(given).map(({ quantity, ...line }, at): PricedUnits => {
		const { size } = line;
		const found = rows[at] as FoundRow;
		if (found.productId === null) throw unknownLine(given, line, "productid", orderMessages.noProduct(line.id_product));
		if (found.variantId === null)
			throw unknownLine(given, line, "color", orderMessages.noColour(String(found.name), line.ColorName));
		if (found.size === null)
			throw unknownLine(given, line, "size", orderMessages.noSize(String(found.name), line.size));
		const { name, unitCents, colorName, productId, variantId, categoryId, left } = found as Required<{
			[K in keyof FoundRow]: NonNullable<FoundRow[K]>;
		}>;
		if (!found.isSold) gone.push({ productid: productId, name, color: colorName, size, quantity, left: 0 });
		const image = found.image ? pictureAddress(found.image) : "";
		const counted = { unitCents, quantity, categoryId, parentId: found.parentId };
		return { line: at + 1, productId, variantId, name, colorName, size, image, left, ...counted };
	});
	if (gone.length > 0) throw soldOut(gone);
	return priced;
}

/** The refusal that names the line as it was given, before equal lines became one. */
function unknownLine(
	given: readonly PaidLine[],
	{ id_product, ColorName, size }: Omit<CartEntry, "quantity">,
	field: "productid" | "color" | "size",
	message: string,
): AppError {
	const place = given.findIndex(
		(line) =>
			line.productid === id_product && line.color.toLowerCase() === ColorName.toLowerCase() && line.size === size,
	);
	return new AppError("invalid_input", message, { fields: { [`orderDetails.${place}.${field}`]: message } });
}

/** The refusal that names what is short. */
export function shortRefusal(priced: readonly PricedUnits[], short: readonly Shortfall[]): AppError {
	return soldOut(
		short.flatMap(({ variantId, size, quantity, left }) => {
			const line = priced.find((units) => units.variantId === variantId && units.size === size);
			return line ? [{ productid: line.productId, name: line.name, color: line.colorName, size, quantity, left }] : [];
		}),
	);
}

function soldOut(lines: SoldOutLine[]): AppError {
	const [first] = lines as [SoldOutLine];
	const what = `${first.name} (${first.color}, ${first.size})`;
	const message = first.left > 0 ? cartMessages.capped(first.left, what) : cartMessages.sold_out(what);
	return new AppError("sold_out", message, { details: { lines } });
}
