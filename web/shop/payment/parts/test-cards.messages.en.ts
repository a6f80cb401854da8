const messages = {
	title: "Local card provider",
	lead: "This is the local card provider.",
	text: "No money moves and no real card is taken. Press a test card to fill it in; the cardholder name decides what becomes of the payment.",
	brand: (name: string) => name,
	outcomes: { approved: "approved", in_process: "in process", rejected: "rejected" },
	others: "Other ways to be rejected, and who decides what is in process",
	desk: (to: string) => `Payments in process wait for a decision at [the card service’s desk](${to}).`,
};

export default messages;
