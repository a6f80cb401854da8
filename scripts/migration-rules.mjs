// Migrations are run while the version before still answers: they expand. What nothing reads any more goes in a later version, in a
// migration that says so in its first line: `-- contract: nothing has read this since 0.3.0`. What the version before writes into a
// table must be taken: a new rule about columns it knows needs a line before it, `-- the version before keeps to this: <why>`.

const SAYS_CONTRACT = /^-- contract: \S+/;

const HARMS = [
	[/\bdrop\s+(table|column|view|function|type)\b/i, "drops what the version before may still use"],
	[/\brename\s+(to|column|constraint)\b/i, "renames what the version before knows by its old name"],
	[/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, "changes the type of a column the version before writes"],
	[/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, "demands what the version before may leave out"],
	[/(^|;|>)\s*(delete\s+from|truncate)\b/i, "deletes rows"],
];
const ADDED_COLUMN = /\badd\s+column\s+[^;]*?(?=,\s*add\s+column|;|$)/gi;

const SAYS_KEPT = /^-- the version before keeps to this: \S+/m;
const RULES = [
	/\balter\s+table\s+"?(?<table>\w+)"?\s+add\s+constraint\s+"?\w+"?\s+foreign\s+key\s*\((?<rule>[^)]*)\)/is,
	/\balter\s+table\s+"?(?<table>\w+)"?\s+add\s+constraint\s+"?\w+"?\s+(check|unique|exclude|primary)\b(?<rule>.*)/is,
	/\bcreate\s+unique\s+index\s+.*?\bon\s+"?(?<table>\w+)"?(?<rule>.*)/is,
];
/** Migrations before this one landed while the rule about rules was not there. */
const RULES_SINCE = "0080";

const withoutBodies = (sql) => sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
const withoutComments = (sql) => sql.replaceAll(/--(?!>).*$/gm, "");

/** Rules about what the version before writes, too: about more than tables and columns that are new here. NOT VALID spares only old rows. */
export function rulesOnKnown(sql) {
	const all = withoutComments(withoutBodies(sql));
	const isNewTable = (table) => new RegExp(`\\bcreate\\s+table\\s+"?${table}"?[\\s(]`, "i").test(all);
	const isNewColumn = (column) => new RegExp(`\\badd\\s+column\\s+"?${column}"?\\s`, "i").test(all);
	return withoutBodies(sql)
		.split(";")
		.filter((statement) => !SAYS_KEPT.test(statement))
		.flatMap((statement) => {
			const found = RULES.map((rule) => withoutComments(statement).match(rule)).find((match) => match !== null);
			if (!found || isNewTable(found.groups.table)) return [];
			const { table, rule } = found.groups;
			const columns = [...rule.matchAll(/"(\w+)"/g)].map(([, name]) => name).filter((name) => name !== table);
			const isNew = columns.length > 0 && columns.every(isNewColumn);
			return isNew ? [] : [`makes a rule about "${table}" that what the version before writes may break`];
		});
}

/** Why a migration could not run beside the version before; empty when it can. */
export function harmsOf(sql) {
	if (SAYS_CONTRACT.test(sql)) return [];
	const statements = withoutBodies(withoutComments(sql));
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
		const harms = [...harmsOf(sql), ...(name < RULES_SINCE || SAYS_CONTRACT.test(sql) ? [] : rulesOnKnown(sql))];
		problems.push(...harms.map((harm) => `${name} ${harm}`));
		if (landed[name] === undefined) problems.push(`${name} is not in checksums.json: add "${name}": "${sum}"`);
		else if (landed[name] !== sum) problems.push(`${name} was changed after it landed: write a new migration instead`);
	}
	const present = new Set(files.map(([name]) => name));
	for (const name of Object.keys(landed)) if (!present.has(name)) problems.push(`${name} has landed and is missing`);
	return problems;
}
