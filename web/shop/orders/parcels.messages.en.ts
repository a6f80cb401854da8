const messages = {
	title: "Parcels",
	sentOn: (day: string) => `Sent on ${day}`,
	sentWith: (day: string, carrier: string) => `Sent on ${day} with ${carrier}`,
	tracking: "Tracking number",
	track: "Track the parcel",
	trackOne: (number: string) => `Track the parcel ${number}`,
	follows: "Still to follow",
};

export default messages;
