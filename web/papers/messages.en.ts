const messages = {
	title: "Papers",
	kinds: { invoice: "Invoice", credit_note: "Credit note" },
	download: (paper: string) => `Download ${paper} as PDF`,
	failed: "The paper could not be fetched. Please try again.",
};

export default messages;
