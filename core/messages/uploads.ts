export const uploadMessages = {
	missing: "A picture has to be sent in the field file",
	notAForm: "Send the picture as multipart/form-data",
	unclear: "This upload cannot be understood",
	otherType: (type: string) => `Send the file as ${type}`,
	away: "This picture cannot be fetched right now",
} as const;
