const messages = {
	highestOf: (title: string, figure: string, day: string) => `${title}. Highest: ${figure}, ${day}`,
	nothingOf: (title: string) => `${title}. All zero`,
	highest: (figure: string) => `Highest ${figure}`,
	walk: (title: string) => `${title}: go from value to value`,
	valueOf: (label: string, figure: string) => `${label}: ${figure}`,
	before: (label: string, figure: string) => `compared ${label}: ${figure}`,
	asTable: "Show as a table",
	date: "Date",
};

export default messages;
