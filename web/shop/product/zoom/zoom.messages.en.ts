const messages = {
	title: (what: string) => `${what}, enlarged`,
	larger: "Larger",
	smaller: "Smaller",
	percent: (scale: number) => `${Math.round(scale * 100)} %`,
	previous: "Previous picture",
	next: "Next picture",
	count: (place: number, count: number) => `${place} of ${count}`,
	notSharp: "The sharp picture could not be loaded. This is the small one.",
};

export default messages;
