import { TEST_CARDS } from "#core/rules/test-cards.ts";

type Brand = {
	id: string;
	name: string;
	type: "credit_card" | "debit_card";
	pattern: string;
	numberLength: number;
	codeLength: number;
	luhn: boolean;
	needsIssuer?: true;
};

/** The first that fits counts, so the narrow ones come first. */
const BRANDS: readonly Brand[] = [
	{
		id: "debvisa",
		name: "Visa Débito",
		type: "debit_card",
		pattern: "^(400276|400448|400615|402789)",
		numberLength: 16,
		codeLength: 3,
		luhn: true,
	},
	{
		id: "debmaster",
		name: "Mastercard Débito",
		type: "debit_card",
		pattern: "^(528733|526461|514365|551792|517562)",
		numberLength: 16,
		codeLength: 3,
		luhn: true,
		needsIssuer: true,
	},
	{
		id: "naranja",
		name: "Naranja",
		type: "credit_card",
		pattern: "^589562",
		numberLength: 16,
		codeLength: 3,
		luhn: false,
	},
	{
		id: "cabal",
		name: "Cabal",
		type: "credit_card",
		pattern: "^(603522|627170|589657|6042)",
		numberLength: 16,
		codeLength: 3,
		luhn: true,
	},
	{
		id: "maestro",
		name: "Maestro",
		type: "debit_card",
		pattern: "^(501041|501056|588729)",
		numberLength: 18,
		codeLength: 3,
		luhn: false,
	},
	{
		id: "amex",
		name: "American Express",
		type: "credit_card",
		pattern: "^(34|37)",
		numberLength: 15,
		codeLength: 4,
		luhn: true,
	},
	{
		id: "diners",
		name: "Diners",
		type: "credit_card",
		pattern: "^(30|36|38)",
		numberLength: 14,
		codeLength: 3,
		luhn: true,
	},
	{ id: "visa", name: "Visa", type: "credit_card", pattern: "^4", numberLength: 16, codeLength: 3, luhn: true },
	{
		id: "master",
		name: "Mastercard",
		type: "credit_card",
		pattern: "^(5|2[2-7])",
		numberLength: 16,
		codeLength: 3,
		luhn: true,
		needsIssuer: true,
	},
];

const ISSUERS: Record<string, { id: string; name: string }[]> = {
	visa: [{ id: "310", name: "Banco Santander" }],
	debvisa: [{ id: "310", name: "Banco Santander" }],
	master: [
		{ id: "3", name: "Mastercard" },
		{ id: "279", name: "Banco Galicia" },
		{ id: "297", name: "Banco de la Nación Argentina" },
	],
	debmaster: [
		{ id: "3", name: "Mastercard" },
		{ id: "279", name: "Banco Galicia" },
	],
};

/** Numbers other providers publish for trials; nobody's cards either. */
const OTHER_TEST_NUMBERS = [
	"4111111111111111",
	"4242424242424242",
	"4012888888881881",
	"5555555555554444",
	"5105105105105100",
	"2223003122003222",
	"378282246310005",
	"371449635398431",
	"30569309025904",
	"38520000023237",
];
const TEST_NUMBERS = new Set([...TEST_CARDS.map(({ number }) => number), ...OTHER_TEST_NUMBERS]);

/** The local provider takes no real card: what is typed by mistake is neither charged nor kept. */
export function isTestNumber(number: string): boolean {
	return TEST_NUMBERS.has(number);
}

export function brandOf(bin: string): Brand | undefined {
	return BRANDS.find(({ pattern }) => new RegExp(pattern).test(bin));
}

export function issuersOf(brandId: string) {
	const issuers = ISSUERS[brandId] ?? [{ id: "1", name: brandOfId(brandId)?.name ?? brandId }];
	return issuers.map((issuer) => ({ ...issuer, secure_thumbnail: "", thumbnail: "", processing_mode: "aggregator" }));
}

function brandOfId(id: string): Brand | undefined {
	return BRANDS.find((brand) => brand.id === id);
}

/** A brand as `/v1/payment_methods/search` describes it. */
export function paymentMethod(brand: Brand) {
	const [issuer] = issuersOf(brand.id);
	return {
		id: brand.id,
		name: brand.name,
		payment_type_id: brand.type,
		status: "active",
		site_id: "MLA",
		secure_thumbnail: "",
		thumbnail: "",
		marketplace: "NONE",
		deferred_capture: "supported",
		processing_mode: "aggregator",
		labels: [],
		accreditation_time: 2880,
		min_accreditation_days: 0,
		max_accreditation_days: 2,
		additional_info_needed: [
			"cardholder_name",
			"cardholder_identification_type",
			"cardholder_identification_number",
			...(brand.needsIssuer ? ["issuer_id"] : []),
		],
		settings: [
			{
				card_number: { length: brand.numberLength, validation: brand.luhn ? "standard" : "none" },
				security_code: {
					mode: "mandatory",
					card_location: brand.codeLength === 4 ? "front" : "back",
					length: brand.codeLength,
				},
				bin: { pattern: brand.pattern, installments_pattern: "^", exclusion_pattern: null },
			},
		],
		issuer: { default: !brand.needsIssuer, name: issuer?.name, id: Number(issuer?.id) },
	};
}

/** Lengths decide whether a number can be right; the form is driven by this answer. */
export const IDENTIFICATION_TYPES = [
	{ id: "DNI", name: "DNI", type: "number", min_length: 7, max_length: 8 },
	{ id: "CI", name: "Cédula", type: "number", min_length: 1, max_length: 9 },
	{ id: "LC", name: "L.C.", type: "number", min_length: 6, max_length: 7 },
	{ id: "LE", name: "L.E.", type: "number", min_length: 6, max_length: 7 },
	{ id: "CUIL", name: "CUIL", type: "number", min_length: 11, max_length: 11 },
	{ id: "CUIT", name: "CUIT", type: "number", min_length: 11, max_length: 11 },
	{ id: "Otro", name: "Otro", type: "number", min_length: 5, max_length: 20 },
] as const;
