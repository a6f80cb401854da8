/** The form of a zip code, by the shop's country. */
export const zipCodeMessages = {
	digits: (digits: number) => `Zip code must be a ${digits} digits number`,
	other: "Insert a valid zip code",
};
