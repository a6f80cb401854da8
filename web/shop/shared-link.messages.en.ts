const messages = {
	copy: "Copy link",
	copied: "The link is copied",
	copyByHand: "Your browser does not let us copy; please copy the link from the field",
	qr: "QR code",
	qrLabel: "QR code of the link",
};

export default messages;
