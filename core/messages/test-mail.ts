/** Where a test mail went. */
export const testMailMessages = {
	taken: "The mail server took it over",
	kept: "The demo shop keeps it in its mailbox",
} as const;
