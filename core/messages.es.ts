import type { Wording } from "./languages.ts";
import type * as en from "./messages.ts";
import { FIBRES_MAX } from "./rules/fabric.ts";

export { ALERT_TIMER_MS, type AlertText, FAVORITES_REDIRECT_MS, REFRESH_DELAY_MS } from "./messages.ts";

export const logInMessages = {
	clientFieldsMissing: { title: "¡Por favor!", text: "Completá los campos" },
	staffFieldsMissing: { title: "¡Atención!", text: "Completá todos los campos" },
	wrong: { title: "¡Epa!", text: "No encontramos ese usuario o esa contraseña" },
	staffNetworkFailure: { title: "¡Ups!", text: "Algo salió mal" },
	refused: "El usuario o la contraseña no son correctos",
} satisfies Wording<typeof en.logInMessages>;

export const verificationMessages = {
	success: { title: "¡Felicitaciones!", text: "¡Verificamos tu cuenta!" },
	failure: { title: "Error :s", text: "hubo un problema, escribinos" },
} satisfies Wording<typeof en.verificationMessages>;

export const signUpMessages = {
	streetNumber: "Faltan la calle y el número",
	city: "Poné una ciudad válida, sin números ni signos",
	zipCode: "El código postal tiene 4 números",
	provinceDepartment: "Falta la provincia o el departamento",
	name: "Poné un nombre válido, sin números ni signos",
	lastname: "Poné un apellido válido, sin números ni signos",
	email: "poné un e-mail válido",
	phone: "Poné un teléfono válido, solo números",
	loginName: "Poné un nombre de usuario",
	password: "Poné una contraseña",
} satisfies Wording<typeof en.signUpMessages>;

export const accountMessages = {
	loggedIn: "Ingresaste",
	loggedOut: "Cerraste la sesión",
	deleted: "Borramos tu cuenta",
	passwordTooShort: "Usá 8 caracteres o más",
	loginNameInvalid: "Usá solo letras, números y . _ - @ +",
	loginNameWithAt: "El nombre de usuario no puede llevar @",
	phoneInUse: "Este teléfono ya está en uso",
	emailInUse: "Este e-mail ya está en uso",
	loginNameInUse: "Este nombre de usuario ya está en uso",
	emailConfirmed: "¡Confirmamos tu nuevo e-mail!",
	lastWayIn: "Es tu única forma de ingresar: primero elegí una contraseña",
	wrongPassword: "La contraseña no es correcta",
	resetRefused: "Este enlace ya se usó o venció, pedí uno nuevo",
	orderHasAccount: "Este pedido ya es de una cuenta, o sus datos se borraron",
	unknownEmail: "Ninguna cuenta tiene este e-mail",
	ticketExpired: "El ingreso venció, probá de nuevo",
	userNameInUse: "Este nombre de usuario ya está en uso",
	lastAdmin: "El último administrador no se puede borrar ni perder su rol",
	deleteSelf: "Nadie se puede borrar a sí mismo",
} satisfies Wording<typeof en.accountMessages>;

export const googleSignUpMessages = {
	phone: "Falta el teléfono",
	loginName: "Falta el nombre de usuario",
	password: "Falta la contraseña",
	street: "Falta la calle",
	number: "Falta el número",
	city: "Falta la ciudad",
	invalidCity: signUpMessages.city,
	zipCode: "Falta el código postal",
} satisfies Wording<typeof en.googleSignUpMessages>;

export const resetMessages = {
	screenTitle: "¿Necesitás cambiar tu contraseña?",
	screenSubtitle: "Te ayudamos",
	newPassword: "Contraseña nueva",
	retypePassword: "Repetí la contraseña nueva",
	hintEmpty: "La contraseña no puede estar vacía",
	hintDifferent: "Las contraseñas tienen que ser iguales",
	hintEqual: "Ya podés enviar",
	empty: { title: "¡Atención!", text: "La contraseña no puede estar vacía" },
	mismatch: { title: "¡Atención!", text: "Las contraseñas no son iguales" },
	mailed: (email) => ({
		title: "¡Listo!",
		text: `Enviamos un e-mail a ${email} con los pasos a seguir`,
	}),
	unknownEmail: { title: "Error :s", text: "No tenemos ese e-mail, creá una cuenta" },
} satisfies Wording<typeof en.resetMessages>;

export const shippingMessages = { incomplete: "Revisá los datos" } satisfies Wording<typeof en.shippingMessages>;

export const discountMessages = {
	invalid: { title: "¡Epa!", text: "Ese código de descuento no es válido" },
	applied: { title: "¡Listo!", text: "Aplicamos el descuento" },
} satisfies Wording<typeof en.discountMessages>;

export const paymentMessages = {
	approved: {
		title: "Tu pedido está confirmado",
		text: "Confirmamos tu pedido y tu pago. Mirá tu e-mail para seguir tus productos",
	},
	rejected: {
		title: "Tu pedido fue rechazado",
		text: "Rechazaron tu pedido y tu pago. Mirá tu e-mail para resolverlo.",
	},
	in_process: {
		title: "Tu pedido está en proceso",
		text: "Tu pedido está en proceso. Te escribimos pronto, estate atento a tu e-mail",
	},
	statusHeading: "Estado del pago",
	goBack: "Volver",
} satisfies Wording<typeof en.paymentMessages>;

export const productFormMessages = {
	category: "Elegí una categoría",
	collection: "Elegí una colección",
	name: "Este campo es obligatorio y solo lleva letras",
	brand: "Este campo es obligatorio",
	price: "Este campo es obligatorio",
	priceTooLow: "tiene que ser 0,02 o más",
	priceTooHigh: (most) => `tiene que ser ${most} o menos`,
	priceDecimals: "puede tener dos decimales como máximo",
	priceUnclear: "El precio se puede leer de dos maneras: escribilo como 1500,50",
	tooLong: (most) => `puede tener ${most} caracteres como máximo`,
	description: "Este campo es obligatorio",
	colour: "Este campo es obligatorio y solo lleva letras",
	discount: "Poné el descuento, un número entero de 1 a 99",
	fibre: "Nombrá la fibra, solo con letras",
	percent: "Un número entero de 1 a 100",
	fibresUnique: "Cada fibra va una sola vez",
	fibresMax: `Una tela tiene ${FIBRES_MAX} fibras como máximo`,
	fabricSum: (percent) => `Las fibras suman ${percent} %, tienen que ser 100 %`,
	fibreLabel: (place) => `Fibra ${place}`,
	percentLabel: (place) => `Porcentaje ${place}`,
	addFibre: "Agregar fibra",
	removeFibre: (place) => `Sacar la fibra ${place}`,
	fibresTogether: (percent) => `Van ${percent} de 100 %`,
	notKnown: "No se sabe",
	careMissing: "Nombrá al menos un símbolo, o ninguno",
	careOnce: "Una etiqueta lleva un símbolo de cada clase",
	cm: "Centímetros de 1 a 300, con un decimal como máximo",
	measuresMissing: "Poné al menos una medida",
	companionsMissing: "Elegí al menos un producto, o ninguno",
	companionsMax: (max) => `Pueden acompañarlo hasta ${max} productos`,
	companionsOnce: "Cada producto puede estar una sola vez",
	companionsSelf: "Un producto no se acompaña a sí mismo",
	companionsUnknown: (id) => `No hay un producto ${id}`,
	seoLine: "Una línea de texto",
	slug: "Minúsculas, números y guiones simples, con alguna letra, hasta 100",
	slugTaken: "En esta dirección está otro producto, o estuvo",
	measuresOther: (size) => `Este producto no se ofrece en ${size}`,
	sizeSystem: "Elegí los talles",
	sizes: "Ofrecé al menos un talle",
	categoryPlaceholder: "Elegí categorías",
	collectionPlaceholder: "Elegí una colección",
	created: { title: "¡Listo!", text: "¡Creamos el producto!" },
} satisfies Wording<typeof en.productFormMessages>;

export const userMessages = { role: "Hay que elegir un rol" } satisfies Wording<typeof en.userMessages>;

export const offerMessages = { discountLabel: "Descuento % entre 1 y 99" } satisfies Wording<typeof en.offerMessages>;
