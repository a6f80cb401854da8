/** Spreadsheets take text that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell: numbers as they are, text quoted and never a formula. */
export function csvCell(value: string | number | null): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const harmless = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
	return `"${harmless.replaceAll('"', '""')}"`;
}

export function csvLine(cells: readonly (string | number | null)[]): string {
	return `${cells.map(csvCell).join(",")}\r\n`;
}
