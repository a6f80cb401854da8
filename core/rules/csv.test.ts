import { expect, test } from "vitest";
import { csvCell, csvLine, withoutFormulaMark } from "./csv.ts";

test.each([
	['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
	["+54 11", `"'+54 11"`],
	["-1+1", `"'-1+1"`],
	["@SUM(A1)", `"'@SUM(A1)"`],
	["\t=1", `"'\t=1"`],
	["  =1", `"'  =1"`],
	["\r=1", `"'\r=1"`],
	["Ana", '"Ana"'],
	['O\'Neil, "Ana"', '"O\'Neil, ""Ana"""'],
	["a=b", '"a=b"'],
	["", '""'],
])("the text %j is the cell %s", (value, cell) => {
	expect(csvCell(value)).toBe(cell);
});

test("numbers are written as numbers, nothing as nothing", () => {
	expect(csvLine([12, 49.9, null, "x"])).toBe('12,49.9,,"x"\r\n');
});

test.each(["=1", "'=1", "''  =1", "\t=1", "\r", "'", "'Ana", "", "a=b", "-", " -1"])(
	"the text %j comes back out of its cell",
	(value) => {
		const cell = csvCell(value).slice(1, -1).replaceAll('""', '"');
		expect(withoutFormulaMark(cell)).toBe(value);
	},
);
