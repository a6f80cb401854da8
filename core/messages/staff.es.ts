import type { Wording } from "../languages.ts";
import type * as en from "./staff.ts";

export const staffMessages = {
	passwordChanged: "Cambiamos tu contraseña",
	passwordChosen: "Ya tenés contraseña, ingresá",
	linkDead: "Este enlace ya se usó o es muy viejo. Pedí uno nuevo.",
	resetMailed:
		"Si esta dirección es de nuestro personal, le llega un e-mail con un enlace. El enlace funciona 30 minutos.",
	noEmail: "Este usuario todavía no tiene e-mail",
	linkMailed: "El e-mail está en camino",
	confirmed: "Gracias",
	oneProof: "Poné tu contraseña, un código o una llave de acceso",
	passkeyNeeded: "Acá no alcanza con la contraseña: ingresá con tu llave de acceso",
	ownFactorFirst: "Primero configurá un segundo factor para vos, en la pantalla Mi cuenta",
	codeMissing: "Escribí el código",
	wrongCode: "El código no es correcto o ya se usó",
	ticketDead: "El ingreso tardó demasiado o tuvo demasiados intentos, ingresá de nuevo",
	secondFactorOn: "Tu segundo factor ya está activado",
	secondFactorOff: "El segundo factor está desactivado",
	secondFactorNotBegun: "Empezá de nuevo, por favor",
} satisfies Wording<typeof en.staffMessages>;
