const messages = {
	aboutYou: "About you",
	name: "Name",
	lastname: "Last name",
	email: "E-mail",
	phone: "Phone",
	phoneHint: "With its area code",
	whereWeDeliver: "Where we deliver",
	streetNumber: "Street and number",
	street: "Street",
	number: "Number",
	city: "City",
	provinceDepartment: "Province or department",
	zipCode: "Zip code",
	zipCodeHint: (digits: number) => `${digits} digits`,
	particularDetails: "Particular details (optional)",
	loginName: "Login name",
	password: "Password",
	passwordHint: "8 characters or more",
};

export default messages;
