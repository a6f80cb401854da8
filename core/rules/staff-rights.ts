/**
 * What of the staff's work an employee may be let do or not: every call for staff names one of these, and the owner has a
 * switch for each. Admins may do all of it.
 */
export const STAFF_RIGHTS = [
	"statistics.read",
	"orders.read",
	"orders.write",
	"orders.refund",
	"orders.export",
	"products.write",
	"products.sale",
	"categories.write",
	"offers.write",
	"discounts.read",
	"discounts.write",
	"reviews.write",
	"clients.read",
	"users.read",
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];
