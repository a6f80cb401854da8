import { pluralIn } from "#core/plural.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import type { Told } from "./told.ts";

const plural = pluralIn("en");
const products = (count: number) => plural(count, { one: "1 product", other: `${count} products` });
const until = ({ ends }: Told) => (ends ? ` until ${ends}` : "");

const messages = {
	what: "Audit log",
	find: "User, action or subject",
	when: "When",
	user: "User",
	done: "What was done",
	/** Who did what nobody of the staff did. */
	theShop: "the shop",
	empty: "none",
	product: (id: string) => `product ${id}`,
	named: (name: string, id: string) => `${name} (${id})`,
	/** What was done, without who did it. */
	sentences: {
		"archive.download": () => "Downloaded the archive of the whole shop",
		"archive.make": () => "Had the whole shop written into an archive",
		"archive.remove": () => "Deleted the archive of the whole shop",
		"changes.undo": (told) => `Took back a change of ${products(told.products)}`,
		"clients.export": ({ subject }) => `Exported ${subject ? `the clients found by “${subject}”` : "all clients"}`,
		"discounts.create": ({ subject }) => `Made the discount code ${subject}`,
		"discounts.end": ({ subject }) => `Ended the discount code ${subject}`,
		"discounts.update": ({ subject }) => `Changed the discount code ${subject}`,
		"e-mail changed": ({ subject }) => `Changed the e-mail address of ${subject}`,
		"images.upload": () => "Uploaded a picture",
		"invitation accepted": ({ subject }) => `${subject} accepted the invitation`,
		"invitation sent again": ({ subject }) => `Sent the invitation of ${subject} again`,
		"invitation withdrawn": ({ subject }) => `Withdrew the invitation of ${subject}`,
		"mail sent again": ({ subject }) => `Had mail ${subject} sent again`,
		"offers.apply": (told) => `Discounted ${products(told.products)} by ${told.percent} %${until(told)}`,
		"offers.begin": (told) => `Discounted ${products(told.products)} by ${told.percent} %, as it was set`,
		"offers.callOff": (told) => `Called off the discount of ${told.percent} % for ${products(told.products)}`,
		"offers.end": (told) => `Ended the discount of ${products(told.products)}`,
		"offers.over": (told) => `Ended the discount of ${products(told.products)}, as it was set`,
		"offers.schedule": (told) =>
			`Set ${products(told.products)} to be discounted by ${told.percent} % from ${told.starts}${until(told)}`,
		"orders.refund": ({ subject, sum }) => `Gave ${sum} back for order ${subject}`,
		"orders.ship": ({ subject, carrier, pieces }) =>
			`Sent ${plural(pieces, { one: "1 piece", other: `${pieces} pieces` })} of order ${subject}${carrier && ` with ${carrier}`}`,
		"orders.status": ({ subject, from, to }) => `Moved order ${subject} from ${from} to ${to}`,
		"passkey added": ({ subject }) => `Added the passkey “${subject}”`,
		"passkey refused": ({ subject }) => `The passkey “${subject}” was refused: there may be a copy of it`,
		"passkey removed": ({ subject }) => `Removed the passkey “${subject}”`,
		"password changed": ({ subject }) => `Changed the password of ${subject}`,
		"password link sent": ({ subject }) => `Mailed ${subject} a link to a new password`,
		"password reset": ({ subject }) => `${subject} chose a new password by a mailed link`,
		"products.add": ({ product }) => `Added ${product}`,
		"products.editMany": (told) => `Changed ${products(told.products)} at once`,
		"products.import": ({ created, changed }) => `Imported a file: ${products(created)} added, ${changed} changed`,
		"products.publish": ({ product }) => `Put ${product} on sale, as it was set`,
		"products.putOnSale": ({ product }) => `Put ${product} on sale`,
		"products.setTime": ({ product, at }) =>
			at ? `Set ${product} to go on sale on ${at}` : `Set ${product} not to go on sale by itself`,
		"products.takeOffSale": ({ product }) => `Took ${product} off sale`,
		"products.update": ({ product }) => `Changed ${product}`,
		"recovery code used": ({ subject, left }) => `${subject} logged in with a recovery code, ${left} left`,
		"recovery codes renewed": ({ subject }) => `Made new recovery codes for ${subject}`,
		"role changed": ({ subject, from, to }) => `Changed the role of ${subject} from ${from} to ${to}`,
		"second factor off": ({ subject }) => `Switched the second factor of ${subject} off`,
		"second factor on": ({ subject }) => `Switched the second factor of ${subject} on`,
		"selectors.addCategory": ({ name }) => `Added the category ${name}`,
		"selectors.addCollection": ({ name }) => `Added the collection ${name}`,
		"selectors.categoryNames": ({ name }) => `Changed what the category ${name} is called in other languages`,
		"selectors.changeCategory": ({ name }) => `Changed the category ${name}`,
		"selectors.changeCollection": ({ name }) => `Changed the collection ${name}`,
		"selectors.collectionNames": ({ name }) => `Changed what the collection ${name} is called in other languages`,
		"selectors.removeCategory": ({ name }) => `Deleted the category ${name}`,
		"selectors.removeCollection": ({ name }) => `Deleted the collection ${name}`,
		"settings.change": ({ setting }) => `Changed the setting “${setting}”`,
		"sizeSystems.add": ({ name }) => `Added the sizes “${name}”`,
		"sizeSystems.change": ({ name }) => `Changed the sizes “${name}”`,
		"sizeSystems.remove": ({ name }) => `Removed the sizes “${name}”`,
		"user added": ({ subject, role }) => `Created the user ${subject} as ${role}`,
		"user deleted": ({ subject }) => `Deleted the user ${subject}`,
		"user invited": ({ subject, role, email }) => `Invited ${subject} (${email}) as ${role}`,
	} satisfies Record<AuditAction, (told: Told) => string>,
	/** Settings that have no field on the settings screen. */
	settings: { staff: "Permissions", texts: "Texts", checklist: "Checklist of a new shop" },
	checklist: { shown: "shown", away: "put away" },
	lines: {
		changed: (what: string) => `${what} changed`,
		became: (what: string, from: string, to: string) => `${what}: ${from} → ${to}`,
		added: (colours: string) => `Colours added: ${colours}`,
		removed: (colours: string) => `Colours taken out: ${colours}`,
		renamed: (colours: string) => `Colours renamed: ${colours}`,
		stock: (units: string) => `Stock: ${units}`,
		sizes: (sizes: string) => `Sizes: ${sizes}`,
		wasCalled: (name: string) => `It was called ${name}`,
		hidden: "Shoppers no longer find it among the choices",
		shown: "Shoppers find it among the choices again",
		pictured: "It has another picture",
		notPictured: "Its picture was taken away",
		moved: (place: number) => `Moved to place ${place}`,
		picture: (width: number, height: number) => `${width} × ${height} pixels`,
	},
};

export default messages;
