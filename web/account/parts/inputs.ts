/** How each kind of answer is typed on a phone and filled in by the browser. */
export const inputs = {
	name: { autoComplete: "given-name", autoCapitalize: "words" },
	lastname: { autoComplete: "family-name", autoCapitalize: "words" },
	email: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
	phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
	streetNumber: { autoComplete: "address-line1" },
	city: { autoComplete: "address-level2", autoCapitalize: "words" },
	provinceDepartment: { autoComplete: "address-level1", autoCapitalize: "words" },
	particularDetails: { autoComplete: "address-line2" },
	loginName: { autoComplete: "username", autoCapitalize: "none", autoCorrect: "off", spellCheck: false },
	newPassword: { autoComplete: "new-password" },
	oldPassword: { autoComplete: "current-password" },
} as const;
