/** What an entry of the audit log tells of, in words; what it does not say is empty. */
export type Told = {
	/** As it was noted: a number, a code, a user's name. */
	subject: string;
	/** What a detail calls it. */
	name: string;
	/** A product by its name and number. */
	product: string;
	/** How many products. */
	products: number;
	from: string;
	to: string;
	role: string;
	email: string;
	/** When something is to happen. */
	at: string;
	/** When something begins and ends by itself. */
	starts: string;
	ends: string;
	percent: number;
	sum: string;
	/** Recovery codes that are left. */
	left: number;
	created: number;
	changed: number;
	/** Who carries a parcel, and how many pieces are in it. */
	carrier: string;
	pieces: number;
	/** The order a return is of. */
	order: string;
	/** What the settings screen calls a setting. */
	setting: string;
};
