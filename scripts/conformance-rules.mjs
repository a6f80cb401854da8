// The summary of docs/spec-conformance.md says what its rows say: how many of each section are kept, changed and open. The files and tests that rows name are there.

const STANDINGS = ["kept", "changed", "open"];
const SUMMARY_ROW = /^\| (\d+\. .+?|All \d+ rows) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm;

/** What is wrong with the document; empty when nothing is. `isThere` says of a file whether the project has it. */
export function problemsOf(text, isThere) {
	const [opening, ...sections] = text.split(/^## (?=\d+\. )/m);
	const problems = [];
	const counted = sections.map((section) => countIn(section, problems, isThere));
	const sums = STANDINGS.map((_, at) => counted.reduce((sum, [, counts]) => sum + counts[at], 0));
	const all = [`All ${sums.reduce((sum, count) => sum + count, 0)} rows`, sums];
	const right = [...counted, all].map(([name, counts]) => `${name}: ${counts.join(", ")}`);
	const said = [...opening.matchAll(SUMMARY_ROW)].map(([, name, ...counts]) => `${name}: ${counts.join(", ")}`);
	for (const line of right) if (!said.includes(line)) problems.push(`The rows give "${line}", the summary does not`);
	for (const line of said) if (!right.includes(line)) problems.push(`The summary says "${line}", the rows do not`);
	return problems;
}

/** The name of a section and how many of its rows have each standing. A row that has none, or names a file that is not there, is a problem. */
function countIn(section, problems, isThere) {
	const name = section.slice(0, section.indexOf("\n"));
	const counts = STANDINGS.map(() => 0);
	for (const row of section.split("\n").filter((line) => line.startsWith("| "))) {
		const [statement, ...others] = row.split("|").slice(1, -1);
		const standing = others.at(-1).trim();
		if (standing === "Standing" || /^-+$/.test(standing)) continue;
		const at = STANDINGS.indexOf(standing.match(/^\*\*(\w+)\*\*/)?.[1]);
		for (const [, file] of others
			.slice(0, -1)
			.join()
			.matchAll(/`([^`]+)`/g))
			if (!isThere(file)) problems.push(`${name}: "${statement.trim()}" names ${file}, which is not there`);
		if (at < 0) problems.push(`${name}: "${statement.trim()}" does not say whether it is kept, changed or open`);
		else counts[at] += 1;
	}
	return [name, counts];
}
