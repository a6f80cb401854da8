export const pickerMessages = {
	soldOut: "Sold out",
	soldOutIn: (size: string, colour: string) => `Size ${size} is sold out in ${colour}.`,
	stillIn: (colours: string) => `Still there in ${colours}.`,
	few: (units: number) => `Only ${units} left`,
	left: (units: number) => `${units} units left`,
} as const;
