import type { Wording } from "#core/languages.ts";
import type { OrderStatus } from "#core/rules/order-status.ts";
import type en from "./orders.messages.en.ts";

const NOT_ACCEPTED = "La tarjeta no aceptó tu pago, así que el pedido se canceló. No se te cobró nada.";

const status: Record<OrderStatus, string> = {
	Canceled: "Cancelado",
	Submited: "Enviado",
	Completed: "Completado",
	Processing: "En proceso",
};

const messages = {
	shopper: {
		paid: (orderId) => ({
			subject: `Tu pedido ${orderId} está confirmado`,
			paragraphs: ["Confirmamos tu pedido y tu pago. Estamos preparando tu ropa y te escribimos cuando salga."],
		}),
		in_process: (orderId) => ({
			subject: `Tu pedido ${orderId} está en proceso`,
			paragraphs: [
				"La empresa de la tarjeta todavía está revisando tu pago. No pagues de nuevo: te escribimos apenas haya una respuesta.",
			],
		}),
		rejected: (orderId) => ({
			subject: `El pago de tu pedido ${orderId} fue rechazado`,
			paragraphs: [
				NOT_ACCEPTED,
				"Tu carrito sigue como estaba: podés probar con otra tarjeta o preguntarle a tu banco qué pasó con esta.",
			],
		}),
		rejected_later: (orderId) => ({
			subject: `El pago de tu pedido ${orderId} fue rechazado`,
			paragraphs: [
				NOT_ACCEPTED,
				"Podés hacer el pedido de nuevo con otra tarjeta o preguntarle a tu banco qué pasó con esta.",
			],
		}),
		unconfirmed: (orderId) => ({
			subject: `Tu pedido ${orderId} se canceló`,
			paragraphs: [
				"La empresa de la tarjeta no confirmó tu pago a tiempo, así que el pedido se canceló.",
				"Si al final se te cobra, retomamos el pedido si todavía hay de todo; si no, te devolvemos el importe completo a la tarjeta.",
			],
		}),
		expired: (orderId) => ({
			subject: `Tu pedido ${orderId} se canceló`,
			paragraphs: [
				"El pago se anuló antes de que la empresa de la tarjeta lo aceptara, así que el pedido se canceló. No se te cobró nada.",
				"Podés hacer el pedido de nuevo cuando quieras.",
			],
		}),
		called_off: (orderId) => ({
			subject: `Tu pedido ${orderId} se canceló, te devolvemos el dinero`,
			paragraphs: [
				"Tu pedido se había cancelado antes de que llegara tu pago. Te devolvemos el importe completo a la tarjeta.",
			],
		}),
		sold_out: (orderId) => ({
			subject: `No podemos cumplir con tu pedido ${orderId}, te devolvemos el dinero`,
			paragraphs: [
				"Tu pago llegó tarde, cuando algo de tu pedido ya se había vendido. Lo sentimos mucho. Te devolvemos el importe completo a la tarjeta.",
			],
		}),
		code_gone: (orderId, { code }) => ({
			subject: `No podemos cumplir con tu pedido ${orderId}, te devolvemos el dinero`,
			paragraphs: [
				`Tu pago llegó tarde, cuando el código de descuento ${code} de tu pedido ya se había agotado. Lo sentimos mucho. Te devolvemos el importe completo a la tarjeta.`,
			],
		}),
		refunded: (orderId) => ({
			subject: `Devolvimos el pago de tu pedido ${orderId}`,
			paragraphs: [
				"El pedido está cancelado y te devolvemos el importe completo a la tarjeta. Tu banco puede tardar unos días en mostrarlo.",
			],
		}),
		part_refunded: (orderId, { given }) => ({
			subject: `Te devolvemos ${given} de tu pedido ${orderId}`,
			paragraphs: [
				`Te devolvimos ${given} de lo que pagaste. Va a la tarjeta con la que pagaste; tu banco puede tardar unos días en mostrarlo.`,
			],
		}),
		cancelled: (orderId, { paymentStatus }) =>
			paymentStatus === "approved" || paymentStatus === "in_mediation"
				? {
						subject: `Cancelaste tu pedido ${orderId}, te devolvemos el dinero`,
						paragraphs: [
							"Tu pedido está cancelado, como pediste. Lo que pagaste vuelve a tu tarjeta; tu banco puede tardar unos días en mostrarlo.",
						],
					}
				: {
						subject: `Cancelaste tu pedido ${orderId}`,
						paragraphs: [
							"Tu pedido está cancelado, como pediste. Si igual se llegara a cobrar en tu tarjeta, te devolvemos el importe completo.",
						],
					},
		address: (orderId, { place }) => ({
			subject: `Tu pedido ${orderId} va a otra dirección`,
			paragraphs: [
				`Corregimos la dirección de tu pedido. Ahora es: ${place}.`,
				"Si no está bien, escribinos antes de que salga el paquete.",
			],
		}),
		pay_link: (orderId, { until }) => ({
			subject: `Tu pedido ${orderId} espera tu pago`,
			paragraphs: [
				`Armamos este pedido para vos, como nos pediste. Todo queda apartado hasta el ${until}: pagalo con tarjeta desde este enlace.`,
				"Si no pediste nada, no hagas nada: se cancela solo y no se cobra.",
			],
		}),
		try_again: (orderId, { until }) => ({
			subject: `Rechazaron el pago de tu pedido ${orderId}`,
			paragraphs: [
				`La tarjeta no aceptó tu pago. No se cobró nada y tu pedido sigue apartado hasta el ${until}: podés pagarlo con otra tarjeta.`,
			],
		}),
		unpaid: (orderId) => ({
			subject: `Tu pedido ${orderId} se canceló`,
			paragraphs: [
				"No se pagó a tiempo, así que se canceló. No se cobró nada.",
				"Podés volver a pedir cuando quieras.",
			],
		}),
		status: (orderId, { orderStatus }) => ({
			subject: `Tu pedido ${orderId}: ${status[orderStatus]}`,
			paragraphs: [`El estado de tu pedido ahora es: ${status[orderStatus]}.`],
		}),
	},
	follow: "Seguir tu pedido",
	pay: "Pagar tu pedido",
	shop: {
		subject: (orderId, total) => `Pedido nuevo ${orderId}: ${total}`,
		paragraph: "Se pagó un pedido nuevo.",
		action: "Abrir el pedido",
	},
	facts: {
		subtotal: "Subtotal",
		discount: (code) => `Descuento ${code}`.trim(),
		delivery: "Entrega",
		shipping: "Envío",
		free: "gratis",
		installments: "Cuotas",
		total: "Total",
		givenBack: "Devuelto",
		tax: (rate) => `Impuestos incluidos (${rate} %)`,
		buyer: "Para",
		phone: "Teléfono",
		email: "E-mail",
		sentTo: "Se envía a",
		givenTo: (name) => `${name || "Quien hizo la lista"}; la dirección la guardamos nosotros`,
		address: "Dirección",
	},
} satisfies Wording<typeof en>;

export default messages;
