import type { OrderStatus } from "./order-status.ts";

export type OrderAddress = {
	streetNumber: string;
	city: string;
	provinceDepartment: string;
	zipCode: string;
	particularDetails: string;
};

export type Correctable = {
	status: OrderStatus;
	/** A parcel of it is on its way. */
	hasLeft: boolean;
	/** Who bought was removed from it. */
	isForgotten: boolean;
	/** It goes to whoever the list is of, who alone says where that is. */
	isGift: boolean;
};

export const ADDRESS_REFUSALS = {
	cancelled: "This order is cancelled: it goes nowhere",
	left: "Something of this order has left already: its address stays",
	gift: "A gift goes where whoever gets it has said",
	forgotten: "The client's data was removed from this order",
} as const;

/** Why the address of an order cannot be corrected any more; null where it can. */
export function whyNoCorrection({ status, hasLeft, isForgotten, isGift }: Correctable): string | null {
	if (isForgotten) return ADDRESS_REFUSALS.forgotten;
	if (isGift) return ADDRESS_REFUSALS.gift;
	if (status === "Canceled") return ADDRESS_REFUSALS.cancelled;
	return hasLeft || status === "Submited" ? ADDRESS_REFUSALS.left : null;
}

export function sameAddress(one: OrderAddress, other: OrderAddress): boolean {
	return (
		one.streetNumber === other.streetNumber &&
		one.city === other.city &&
		one.provinceDepartment === other.provinceDepartment &&
		one.zipCode === other.zipCode &&
		one.particularDetails === other.particularDetails
	);
}

export function addressInOneLine(address: OrderAddress): string {
	const { streetNumber, zipCode, city, provinceDepartment, particularDetails } = address;
	return [streetNumber, `${zipCode} ${city}`.trim(), provinceDepartment, particularDetails].filter(Boolean).join(", ");
}
