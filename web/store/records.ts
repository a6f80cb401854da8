import type { Client } from "#core/contract/clients.ts";
import type { Product, ProductCard } from "#core/contract/products.ts";
import type { User } from "#core/contract/users.ts";

/** Who sits at this browser. The server never knows: its pages are always the visitor's. */
export type Session = { as: "visitor" } | { as: "client"; client: Client } | { as: "staff"; user: User };

export type { WishList } from "#core/contract/lists.ts";

/** What every list of products says of each, whether it shows cards or whole products. */
export type ListedProduct = Pick<ProductCard, keyof ProductCard & keyof Product>;
