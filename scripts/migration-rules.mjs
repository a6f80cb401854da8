// Migrations are run while the version before still answers: they expand. What nothing reads any more goes in a later version, in a
// migration that says so in its first line: `-- contract: nothing has read this since 0.3.0`.

const SAYS_CONTRACT = /^-- contract: \S+/;

const HARMS = [
	[/\bdrop\s+(table|column|view|function|type)\b/i, "drops what the version before may still use"],
	[/\brename\s+(to|column|constraint)\b/i, "renames what the version before knows by its old name"],
	[/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, "changes the type of a column the version before writes"],
	[/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, "demands what the version before may leave out"],
	[/(^|;|>)\s*(delete\s+from|truncate)\b/i, "deletes rows"],
];
const ADDED_COLUMN = /\badd\s+column\s+[^;]*?(?=,\s*add\s+column|;|$)/gi;

/** Why a migration could not run beside the version before; empty when it can. */
export function harmsOf(sql) {
	if (SAYS_CONTRACT.test(sql)) return [];
	const statements = sql.replaceAll(/--(?!>).*$/gm, "").replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
	const harms = HARMS.filter(([pattern]) => pattern.test(statements)).map(([, harm]) => harm);
	const added = statements.match(ADDED_COLUMN) ?? [];
	if (added.some((column) => /\bnot\s+null\b/i.test(column) && !/\b(default|generated)\b/i.test(column)))
		harms.push("adds a column that the version before cannot fill");
	return harms;
}

/** What is wrong with a folder of migrations: `files` are [name, sql, sum], `landed` the sums of those that have landed. */
export function problemsOf(files, landed) {
	const problems = [];
	for (const [name, sql, sum] of files) {
		problems.push(...harmsOf(sql).map((harm) => `${name} ${harm}`));
		if (landed[name] === undefined) problems.push(`${name} is not in checksums.json: add "${name}": "${sum}"`);
		else if (landed[name] !== sum) problems.push(`${name} was changed after it landed: write a new migration instead`);
	}
	const present = new Set(files.map(([name]) => name));
	for (const name of Object.keys(landed)) if (!present.has(name)) problems.push(`${name} has landed and is missing`);
	return problems;
}
