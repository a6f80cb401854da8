/** Spreadsheets take text that begins like this for a formula; marks that were put before one are counted in. */
const FORMULA = /^'*(?:[\t\r]|\s*[=+\-@])/;
/** Spreadsheets read UTF-8 only when told so. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** One cell: numbers as they are, text quoted and never a formula. */
export function csvCell(value: string | number | null): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const harmless = FORMULA.test(value) ? `'${value}` : value;
	return `"${harmless.replaceAll('"', '""')}"`;
}

/** The text of a cell as it was before `csvCell` took the formula out of it. */
export function withoutFormulaMark(cell: string): string {
	return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

export function csvLine(cells: readonly (string | number | null)[]): string {
	return `${cells.map(csvCell).join(",")}\r\n`;
}
