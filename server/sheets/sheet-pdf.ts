import PDFDocument from "pdfkit";
import type { Person, Sheet } from "./sheet.ts";

export type Fonts = { regular: Buffer; semibold: Buffer };
type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 51;
const GREY = "#5d5a55";
const BLACK = "#1c1b19";
const LINE = "#d9d5ce";
const TEXT = 10;
const GAP = 6;
/** Of an address that is looked for: its letters, and what is between them and its frame. */
const LARGE = 14;
const FRAME = 12;
/** Of the table: how wide the columns after the first are. */
const NARROW = [60, 90, 95] as const;

/** A sheet as PDF, with its fonts inside. The same sheet of the same moment gives the same bytes. */
export function pdfOf(sheet: Sheet, fonts: Fonts, at: Date): Promise<Buffer> {
	const { title, facts, language } = sheet;
	const info = { Title: `${title} ${facts[0]?.[1] ?? ""}`, CreationDate: at, ModDate: at };
	const pdf = new PDFDocument({
		size: "A4",
		margin: MARGIN,
		lang: language,
		displayTitle: true,
		info,
		// Its own fonts alone: those that come with readers lack half of the world's letters.
		font: fonts.regular as unknown as string,
	});
	pdf.registerFont("regular", fonts.regular);
	pdf.registerFont("semibold", fonts.semibold);
	const chunks: Buffer[] = [];
	const whole = new Promise<Buffer>((resolve, reject) => {
		pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
		pdf.on("end", () => resolve(Buffer.concat(chunks)));
		pdf.on("error", reject);
	});
	draw(pdf, sheet);
	pdf.end();
	return whole;
}

function draw(pdf: Pdf, { title, facts, people, columns, rows, sums, notes }: Sheet): void {
	const left = MARGIN;
	const width = pdf.page.width - 2 * MARGIN;
	pdf
		.font("semibold")
		.fontSize(20)
		.fillColor(BLACK)
		.text(title, left, MARGIN, { width: width / 2 });
	drawFacts(pdf, facts, left + width / 2, MARGIN, width / 2);
	const top = Math.max(pdf.y, MARGIN + 30) + 24;
	const ends = people.map((person, at) => drawPerson(pdf, person, left + (at * width) / 2, top, width / 2 - GAP));
	pdf.y = Math.max(...ends) + 24;
	drawRow(pdf, columns, "semibold");
	for (const row of rows) drawRow(pdf, row, "regular");
	room(pdf, sums.length * (TEXT + GAP) + 18);
	drawFacts(pdf, sums, left + width / 3, pdf.y + 12, (2 * width) / 3);
	pdf.y += 24;
	for (const note of notes) {
		pdf.font("regular").fontSize(TEXT - 1);
		room(pdf, pdf.heightOfString(note, { width }));
		pdf.fillColor(GREY).text(note, left, pdf.y, { width });
	}
}

/** A new page where what comes next does not fit on this one. */
function room(pdf: Pdf, height: number): void {
	if (pdf.y + height <= pdf.page.height - MARGIN) return;
	pdf.addPage();
	pdf.y = MARGIN;
}

function drawFacts(pdf: Pdf, facts: Sheet["facts"], x: number, y: number, width: number): void {
	pdf.fontSize(TEXT);
	let top = y;
	for (const [label, value] of facts) {
		pdf
			.font("regular")
			.fillColor(GREY)
			.text(label, x, top, { width: width * 0.45 });
		const below = pdf.y;
		pdf.fillColor(BLACK).text(value, x + width * 0.45, top, { width: width * 0.55, align: "right" });
		top = Math.max(below, pdf.y) + 3;
	}
	pdf.y = top;
}

/** Says where it ends. */
function drawPerson(pdf: Pdf, person: Person, x: number, y: number, width: number): number {
	if (!person.isAddressee) return writePerson(pdf, person, x, y, width);
	const end = writePerson(pdf, person, x + FRAME, y + FRAME, width - 2 * FRAME) + FRAME;
	pdf
		.rect(x, y, width, end - y)
		.lineWidth(1.5)
		.strokeColor(BLACK)
		.stroke();
	return end;
}

function writePerson(
	pdf: Pdf,
	{ label, name, lines, isAddressee }: Person,
	x: number,
	y: number,
	width: number,
): number {
	pdf.font("regular").fontSize(TEXT).fillColor(GREY).text(label, x, y, { width });
	pdf.fontSize(isAddressee ? LARGE : TEXT);
	pdf.font("semibold").fillColor(BLACK).text(name, { width });
	pdf.font("regular");
	for (const line of lines) pdf.text(line, { width });
	return pdf.y;
}

function drawRow(pdf: Pdf, cells: readonly string[], font: keyof Fonts): void {
	pdf.font(font).fontSize(TEXT).fillColor(BLACK);
	const narrow = NARROW.slice(0, cells.length - 1);
	const first = pdf.page.width - 2 * MARGIN - narrow.reduce((sum, one) => sum + one, 0);
	const widths = [first, ...narrow];
	const height = Math.max(...cells.map((cell, at) => pdf.heightOfString(cell, { width: widths[at] as number })));
	room(pdf, height + GAP * 2);
	const top = pdf.y;
	let x = MARGIN;
	for (const [at, cell] of cells.entries()) {
		pdf.text(cell, x, top, { width: widths[at] as number, align: at === 0 ? "left" : "right" });
		x += widths[at] as number;
	}
	pdf.y = top + height + GAP;
	pdf.moveTo(MARGIN, pdf.y).lineTo(x, pdf.y).lineWidth(0.5).strokeColor(LINE).stroke();
	pdf.y += GAP;
}
