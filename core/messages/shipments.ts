export const shipmentMessages = {
	url: "The link must begin with https://",
};
