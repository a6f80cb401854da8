export const settingMessages = {
	contact: "Give an e-mail address or the address of a page that begins with https://",
	changed: "The settings were changed by somebody else meanwhile. Please look at them again.",
} as const;
