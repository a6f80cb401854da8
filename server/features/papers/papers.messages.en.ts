/** The words of invoices and credit notes. */
const messages = {
	invoice: "Invoice",
	creditNote: "Credit note",
	number: "Number",
	date: "Date",
	order: "Order",
	from: "From",
	to: "To",
	item: "Item",
	quantity: "Quantity",
	price: "Price",
	sum: "Sum",
	creditFor: (invoice: string) => `Money given back for invoice ${invoice}`,
	total: "Given back",
	subtotal: "Subtotal",
	discount: "Discount",
	shipping: "Shipping",
	earlier: "Given back earlier",
	tax: (rate: string) => `Includes tax (${rate} %)`,
	notFiscal: "This document is not a fiscal invoice.",
};

export default messages;
