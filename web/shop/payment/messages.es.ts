import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const codes: Record<string, string> = {
	approved: "aprobado",
	accredited: "acreditado",
	in_process: "en proceso",
	pending: "pendiente",
	authorized: "autorizado",
	rejected: "rechazado",
	cancelled: "cancelado",
	refunded: "devuelto",
};

const messages = {
	title: "Pago",
	notReached: "No podemos llegar al servicio de tarjetas. Revisá tu conexión y probá de nuevo.",
	lost: "Tu pago no llegó a la tienda. No te cobramos nada, probá de nuevo.",
	changed: "Algo cambió mientras tanto",
	shippingFirst: {
		title: "¿A dónde lo enviamos?",
		text: "Antes de pagar, contanos quién lo recibe y dónde.",
	},
	deliveryFirst: {
		title: "¿Cómo lo recibís?",
		text: "La forma de envío que elegiste ya no llega a tu dirección. Elegí otra, no te cobramos nada.",
	},
	toShipping: "Ir a los datos de envío",
	backToShipping: "Volver a los datos de envío",
	toCart: "Ir al carrito",
	tryAgain: "Probar de nuevo",
	notNow: "Ahora no se puede pagar",
	preparing: "Preparando tu pedido",
	asking: "Consultando al servicio de tarjetas",
	paying: "Pagando, no cierres esta página",
	orderAt: (shop) => `Pedido en ${shop}`,
	soldMeanwhile: "Algo se vendió mientras tanto. No te cobramos nada.",
	totalChanged: "Cambió el total. No te cobramos nada.",
	totalNow: (amount) => `Ahora el total es ${amount}. Si está bien, tocá Pagar otra vez.`,
	notCharged: "No te cobramos nada.",
	notAsked: "No pudimos consultar al servicio de tarjetas. No te cobramos nada, probá de nuevo.",
	pay: "Pagar",
	accept:
		"Al pagar aceptás nuestras páginas de [Términos](/terms), [Cambios y devoluciones](/returns) y [Privacidad](/privacy). Los datos de tu tarjeta van directo al servicio de tarjetas, nunca a esta tienda.",
	giftFor: (name) => `Un regalo para ${name}`,
	giftAddress: "La dirección la conoce solo la tienda.",
	goesTo: "Se envía a",
	pickedUpBy: "Retira",
	change: "Cambiar",
	checking: {
		title: "Estamos revisando tu pago, no pagues otra vez",
		text: "El servicio de tarjetas todavía no nos dijo si te cobró. Seguimos preguntando, y esta página cambia sola. También te podés ir: te escribimos por e-mail en cuanto lo sepamos.",
	},
	result: "Resultado",
	status: "Estado",
	statusDetail: "Detalle",
	code: (code) => codes[code] ?? code,
	paymentId: "Número de pago",
	noPayment: "no tiene",
	anotherCard: "Probar con otra tarjeta",
	follow: "Seguir tu pedido",
	yourOrder: "Tu pedido",
	order: (id) => `Pedido ${id}`,
	total: "Total",
} satisfies Wording<typeof en>;

export default messages;
