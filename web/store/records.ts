import type { Product } from "#core/contract/products.ts";
import type { Client, PreparedLine, StaffUser } from "./shapes.ts";

/** Who sits at this browser. The server never knows: its pages are always the visitor's. */
export type Session = { as: "visitor" } | { as: "client"; client: Client } | { as: "staff"; user: StaffUser };

export type Order = {
	orderId: number;
	orderStatus: "Canceled" | "Submited" | "Completed" | "Processing";
	total: number;
	createdAt: string;
	ClientPhone: number;
	Client: { name: string; lastname: string };
	address: Record<string, string>;
	orderDetails: PreparedLine[];
};

export type WishList = {
	id: number;
	title: string;
	ClientPhone: number;
	List: Product[];
	Colaborators: { phone: number }[];
};
