import type { Client } from "#core/contract/clients.ts";
import type { Product, ProductCard } from "#core/contract/products.ts";
import type { Review } from "#core/contract/reviews.ts";
import type { Me } from "#core/contract/users.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";

/** Who sits at this browser. The server never knows: its pages are always the visitor's. */
export type Session = { as: "visitor" } | { as: "client"; client: Client } | { as: "staff"; user: Me };

/** A name for the person, whatever is known of them; null for a visitor. */
export function personOf(session: Session): string | null {
	if (session.as === "visitor") return null;
	return session.as === "staff" ? `staff ${session.user.id_user}` : `client ${session.client.phone}`;
}

/** Whether somebody of the staff sits here whom the owner lets do this. */
export function mayDo(session: Session, right: StaffRight): boolean {
	return session.as === "staff" && session.user.rights.includes(right);
}

/** Sessions are plain data whose fields come in one order. */
export function isSameSession(one: Session, other: Session): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** A product as its page shows it: the best reviews are attached here, in the browser. */
export type DetailedProduct = Product & { reviewsText: Review[] };

export type { WishList } from "#core/contract/lists.ts";

/** What every list of products says of each, whether it shows cards or whole products. */
export type ListedProduct = Pick<ProductCard, keyof ProductCard & keyof Product>;
