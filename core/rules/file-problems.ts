import { fileProblemMessages } from "../messages/product-files.ts";

type Messages = typeof fileProblemMessages;
export type FileProblemCode = keyof Messages;
export const FILE_PROBLEM_CODES = Object.keys(fileProblemMessages) as [FileProblemCode, ...FileProblemCode[]];

/** What is wrong in which line and column of a file; the first line is its header. */
export type FileProblem = {
	line: number;
	column: string;
	code: FileProblemCode;
	/** What fills the blanks of the code's message. */
	about: (string | number)[];
	/** In English, for programs and logs. */
	message: string;
};
type Place = { line: number; column: string };
/** A code with what fills the blanks of its message. */
export type SaidProblem = {
	[Code in FileProblemCode]: [code: Code, ...about: Parameters<Messages[Code]>];
}[FileProblemCode];

export function problemAt({ line, column }: Place, ...[code, ...about]: SaidProblem): FileProblem {
	return { line, column, code, about, message: problemWords({ code, about }) };
}

/** The shop's general refusal of a field, told for the column it came from. */
export function refusedAt(place: Place, message: string): FileProblem {
	return { ...problemAt(place, "invalid", place.column), message };
}

/** What a problem says, in the language of the page. */
export function problemWords({ code, about }: Pick<FileProblem, "code" | "about">): string {
	const say = fileProblemMessages[code] as (...blanks: (string | number)[]) => string;
	return say(...about);
}
