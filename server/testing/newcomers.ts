import { nextPhone } from "./actors.ts";

const address = {
	streetNumber: "Av. Corrientes 1234",
	provinceDepartment: "Buenos Aires",
	city: "Mar del Plata",
	zipCode: "7600",
	particularDetails: "",
};

/** What somebody sends who signs up. */
export function newcomer(phone = nextPhone()) {
	return {
		login_name: `new${phone}`,
		login_password: "a long password",
		name: "José María",
		lastname: "O'Higgins-Peña",
		phone,
		email: `new${phone}@shop.test`,
		address,
	};
}

/** What somebody sends who buys without an account. */
export const guest = (phone = nextPhone()) => ({
	name: "Gast",
	lastname: "Los 3",
	phone,
	email: `guest${phone}@shop.test`,
	address,
});
