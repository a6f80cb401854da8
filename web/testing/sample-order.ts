import type { Order, OrderDetail } from "#core/contract/orders.ts";
import { client } from "./samples.ts";

/** A paid and delivered order without lines. */
export const sampleOrder: Order = {
	orderId: 31,
	orderStatus: "Completed",
	paymentStatus: "approved",
	paymentStatusDetail: "accredited",
	paymentId: 1,
	refund: null,
	refunded: 0,
	currency: "ARS",
	subtotal: 90,
	discount: 0,
	shipping: 0,
	delivery: null,
	installments: null,
	total: 90,
	tax: 0,
	taxRate: 0,
	code: null,
	createdAt: "2026-01-01T10:00:00.000Z",
	ClientPhone: client.phone,
	Client: { name: client.name, lastname: client.lastname },
	email: client.email,
	address: client.address,
	orderDetails: [],
	version: 1,
};

/** The same as its page shows it. */
export const sampleDetail: OrderDetail = {
	...sampleOrder,
	timeline: [],
	shipments: [],
	refunds: [],
	isCancellable: false,
	isGuest: false,
	payUntil: null,
	gift: null,
};

/** The same with three shirts, one line. */
export const threeShirts: OrderDetail = {
	...sampleDetail,
	orderDetails: [
		{
			line: 1,
			productid: 1,
			name: "Linen shirt",
			color: "White",
			size: "M",
			price: 10,
			quantity: 3,
			image: "",
			refunded: 0,
		},
	],
};
