import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";
import type { Told } from "./told.ts";

const plural = pluralIn("es");
const products = (count: number) => plural(count, { one: "1 producto", other: `${count} productos` });
const until = ({ ends }: Told) => (ends ? ` hasta el ${ends}` : "");

const messages = {
	what: "Registro",
	find: "Usuario, acción o de qué se trata",
	when: "Cuándo",
	user: "Usuario",
	done: "Qué se hizo",
	theShop: "la tienda",
	empty: "ninguno",
	product: (id) => `el producto ${id}`,
	named: (name, id) => `${name} (${id})`,
	sentences: {
		"archive.download": () => "Descargó el archivo de toda la tienda",
		"archive.make": () => "Pidió un archivo de toda la tienda",
		"archive.remove": () => "Borró el archivo de toda la tienda",
		"changes.undo": (told) => `Deshizo un cambio de ${products(told.products)}`,
		"clients.export": ({ subject }) =>
			`Exportó ${subject ? `los clientes que encontró con “${subject}”` : "todos los clientes"}`,
		"discounts.create": ({ subject }) => `Creó el código de descuento ${subject}`,
		"discounts.end": ({ subject }) => `Dio de baja el código de descuento ${subject}`,
		"discounts.update": ({ subject }) => `Cambió el código de descuento ${subject}`,
		"e-mail changed": ({ subject }) => `Cambió el e-mail de ${subject}`,
		"images.upload": () => "Subió una foto",
		"invitation accepted": ({ subject }) => `${subject} aceptó la invitación`,
		"invitation sent again": ({ subject }) => `Mandó de nuevo la invitación de ${subject}`,
		"invitation withdrawn": ({ subject }) => `Retiró la invitación de ${subject}`,
		"mail sent again": ({ subject }) => `Hizo mandar de nuevo el mail ${subject}`,
		"offers.apply": (told) => `Puso ${told.percent} % de descuento en ${products(told.products)}${until(told)}`,
		"offers.begin": (told) => `Puso ${told.percent} % de descuento en ${products(told.products)}, como estaba previsto`,
		"offers.callOff": (told) => `Canceló el descuento de ${told.percent} % previsto para ${products(told.products)}`,
		"offers.end": (told) => `Sacó el descuento de ${products(told.products)}`,
		"offers.over": (told) => `Sacó el descuento de ${products(told.products)}, como estaba previsto`,
		"offers.schedule": (told) =>
			`Programó ${told.percent} % de descuento en ${products(told.products)} desde el ${told.starts}${until(told)}`,
		"orders.refund": ({ subject, sum }) => `Devolvió ${sum} del pedido ${subject}`,
		"orders.ship": ({ subject, carrier, pieces }) =>
			`Envió ${plural(pieces, { one: "1 prenda", other: `${pieces} prendas` })} del pedido ${subject}${carrier && ` con ${carrier}`}`,
		"orders.status": ({ subject, from, to }) => `Pasó el pedido ${subject} de ${from} a ${to}`,
		"passkey added": ({ subject }) => `Agregó la llave de acceso “${subject}”`,
		"passkey refused": ({ subject }) => `La llave de acceso “${subject}” fue rechazada: puede haber una copia`,
		"passkey removed": ({ subject }) => `Quitó la llave de acceso “${subject}”`,
		"password changed": ({ subject }) => `Cambió la contraseña de ${subject}`,
		"password link sent": ({ subject }) => `Le mandó a ${subject} un enlace para otra contraseña`,
		"password reset": ({ subject }) => `${subject} eligió otra contraseña con un enlace del mail`,
		"products.add": ({ product }) => `Agregó ${product}`,
		"products.editMany": (told) => `Cambió ${products(told.products)} a la vez`,
		"products.import": ({ created, changed }) =>
			`Importó un archivo: ${plural(created, { one: "1 producto nuevo", other: `${created} productos nuevos` })}, ${plural(changed, { one: "1 cambiado", other: `${changed} cambiados` })}`,
		"products.publish": ({ product }) => `Puso a la venta ${product}, como estaba previsto`,
		"products.putOnSale": ({ product }) => `Puso a la venta ${product}`,
		"products.setTime": ({ product, at }) =>
			at ? `Programó ${product}: a la venta el ${at}` : `Dejó ${product} sin fecha para salir a la venta`,
		"products.takeOffSale": ({ product }) => `Sacó de la venta ${product}`,
		"products.update": ({ product }) => `Cambió ${product}`,
		"recovery code used": ({ subject, left }) =>
			`${subject} ingresó con un código de recuperación, ${plural(left, { one: "queda 1", other: `quedan ${left}` })}`,
		"recovery codes renewed": ({ subject }) => `Generó otros códigos de recuperación para ${subject}`,
		"role changed": ({ subject, from, to }) => `Cambió el rol de ${subject} de ${from} a ${to}`,
		"second factor off": ({ subject }) => `Desactivó el segundo factor de ${subject}`,
		"second factor on": ({ subject }) => `Activó el segundo factor de ${subject}`,
		"selectors.addCategory": ({ name }) => `Agregó la categoría ${name}`,
		"selectors.addCollection": ({ name }) => `Agregó la colección ${name}`,
		"selectors.categoryNames": ({ name }) => `Cambió cómo se llama la categoría ${name} en otros idiomas`,
		"selectors.changeCategory": ({ name }) => `Cambió la categoría ${name}`,
		"selectors.changeCollection": ({ name }) => `Cambió la colección ${name}`,
		"selectors.collectionNames": ({ name }) => `Cambió cómo se llama la colección ${name} en otros idiomas`,
		"selectors.removeCategory": ({ name }) => `Borró la categoría ${name}`,
		"selectors.removeCollection": ({ name }) => `Borró la colección ${name}`,
		"settings.change": ({ setting }) => `Cambió el ajuste “${setting}”`,
		"sizeSystems.add": ({ name }) => `Agregó los talles “${name}”`,
		"sizeSystems.change": ({ name }) => `Cambió los talles “${name}”`,
		"sizeSystems.remove": ({ name }) => `Quitó los talles “${name}”`,
		"user added": ({ subject, role }) => `Creó el usuario ${subject} con el rol ${role}`,
		"user deleted": ({ subject }) => `Borró el usuario ${subject}`,
		"user invited": ({ subject, role, email }) => `Invitó a ${subject} (${email}) con el rol ${role}`,
	},
	settings: { staff: "Permisos", texts: "Textos", checklist: "Lista de una tienda nueva" },
	checklist: { shown: "a la vista", away: "guardada" },
	lines: {
		changed: (what) => `${what}: con cambios`,
		became: (what, from, to) => `${what}: ${from} → ${to}`,
		added: (colours) => `Colores agregados: ${colours}`,
		removed: (colours) => `Colores quitados: ${colours}`,
		renamed: (colours) => `Colores renombrados: ${colours}`,
		stock: (units) => `Stock: ${units}`,
		sizes: (sizes) => `Talles: ${sizes}`,
		wasCalled: (name) => `Se llamaba ${name}`,
		hidden: "Los compradores ya no la ven entre las opciones",
		shown: "Los compradores vuelven a verla entre las opciones",
		pictured: "Tiene otra foto",
		notPictured: "Se le quitó la foto",
		moved: (place) => `Pasó al lugar ${place}`,
		picture: (width, height) => `${width} × ${height} píxeles`,
	},
} satisfies Wording<typeof en>;

export default messages;
