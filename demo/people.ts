import { hash } from "@node-rs/argon2";
import { type Dice, pickOne, whole } from "./chance.ts";

export type Person = {
	id: number;
	phone: number;
	email: string;
	/** Null for a guest, who bought without an account. */
	loginName: string | null;
	name: string;
	lastname: string;
	streetNumber: string;
	city: string;
	provinceDepartment: string;
	zipCode: string;
};

export const demoLogins = {
	client: { login: "demo", password: "demo-Pass-1", phone: 1155550100 },
	staff: [
		{ login: "admin", password: "admin-Pass-1", rol: "admin" },
		{ login: "employee", password: "employee-Pass-1", rol: "employee" },
	],
} as const;

const GUESTS = 12;

export const firstNames =
	"Alma Bruno Clara Dario Elena Facundo Gala Hugo Irene Julian Katia Lautaro Mora Nahuel Olivia Pedro Renata Santino Tamara Ulises Vera Walter Ximena Yago Zoe Abril Benicio Carla Dante Emma".split(
		" ",
	);
export const lastNames =
	"Arroyo Bosque Campos Duarte Espina Fuentes Galarza Huerta Iriarte Jardines Laguna Montes Naranjo Olmos Prado Quinteros Ribera Salinas Torreblanca Umbral Valle Yerbal Zarza Almendro Cerros".split(
		" ",
	);
const streets = [
	"Calle Jacarandá",
	"Calle del Telar",
	"Avenida de la Percha",
	"Pasaje Lino",
	"Calle Botones",
	"Calle Ojal",
];
const places = [
	{ city: "Buenos Aires", provinceDepartment: "Buenos Aires", zipCode: "1406" },
	{ city: "La Plata", provinceDepartment: "Buenos Aires", zipCode: "1900" },
	{ city: "Mar del Plata", provinceDepartment: "Buenos Aires", zipCode: "7600" },
	{ city: "Córdoba", provinceDepartment: "Córdoba", zipCode: "5000" },
	{ city: "Rosario", provinceDepartment: "Santa Fe", zipCode: "2000" },
	{ city: "Mendoza", provinceDepartment: "Mendoza", zipCode: "5500" },
	{ city: "Salta", provinceDepartment: "Salta", zipCode: "4400" },
	{ city: "Bariloche", provinceDepartment: "Río Negro", zipCode: "8400" },
];

/** The demo client first, then sixty invented people; the last of them are guests. */
export function invitePeople(dice: Dice, count = 60): Person[] {
	const address = () => ({
		streetNumber: `${pickOne(dice, streets)} ${whole(dice, 100, 4900)}`,
		...pickOne(dice, places),
	});
	const demo = {
		id: 1,
		phone: demoLogins.client.phone,
		email: "demo@example.com",
		loginName: demoLogins.client.login,
		name: "Delfina",
		lastname: "Moreno",
		...address(),
	};
	const others = Array.from({ length: count }, (_, index) => {
		const name = firstNames[index % firstNames.length] ?? "";
		// 25 families against 30 names: the pairs repeat only after 150 people.
		const lastname = lastNames[(index * 7 + 3) % lastNames.length] ?? "";
		const handle = `${name}.${lastname}`.toLowerCase();
		return {
			id: index + 2,
			phone: demoLogins.client.phone + index + 1,
			email: `${handle}@example.com`,
			loginName: index < count - GUESTS ? handle : null,
			name,
			lastname,
			...address(),
		};
	});
	return [demo, ...others];
}

/** As the shop itself hashes passwords: argon2id. */
export const hashPassword = (password: string) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
