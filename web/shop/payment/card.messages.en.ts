import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	card: "Card",
	preview: "Card preview",
	yourName: "Your name",
	number: "Card number",
	month: "Expiry month",
	monthForm: "MM",
	year: "Expiry year",
	yearForm: "YYYY",
	code: "Security code",
	name: "Cardholder name",
	email: "Cardholder e-mail",
	issuer: "Issuer bank",
	numberFirst: "Type the card number first",
	identificationType: "Identification type",
	identificationNumber: "Identification number",
	installments: "Installments",
	cost: (count: number, each: string, total: string) =>
		`${plural(count, { one: "1 installment", other: `${count} installments` })} of ${each} (${total})`,
	notAsked: "The card service could not be asked, please try again",
	notAccepted: "This card is not accepted",
	wrong: {
		noNumber: "Type the number on the card",
		incomplete: "This number is not complete",
		digits: (length: number) => `This card’s number has ${length} digits`,
		mistyped: "There is a typing mistake in this number",
		month: "A month from 1 to 12",
		year: "The year on the card",
		expired: "This card has expired",
		code: (length: number) => `The ${length || "3 or 4"} digits`,
		name: "The name on the card",
		chooseOne: "Choose one",
		noDocument: "The number of your document",
		document: (type: string, min: number, max: number) =>
			`A ${type} has ${min === max ? min : `${min} to ${max}`} digits`,
		installments: "Choose how to pay",
	},
	refused: {
		number: "The card service does not know this number",
		month: "The card service does not accept this month",
		year: "The card service does not accept this year",
		code: "The card service does not accept this code",
		name: "The card service needs the name on the card",
		identificationType: "The card service does not accept this document",
		identificationNumber: "The card service does not accept this number",
	},
};

export default messages;
