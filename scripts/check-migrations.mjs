// Part of npm run check: migrations only add, and none is changed once it has landed (scripts/migration-rules.mjs).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { problemsOf } from "./migration-rules.mjs";

const folder = join(import.meta.dirname, "..", "server", "db", "migrations");
const files = readdirSync(folder)
	.filter((name) => name.endsWith(".sql"))
	.sort()
	.map((name) => {
		const sql = readFileSync(join(folder, name), "utf8");
		return [name, sql, createHash("sha256").update(sql).digest("hex").slice(0, 16)];
	});
const problems = problemsOf(files, JSON.parse(readFileSync(join(folder, "checksums.json"), "utf8")));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
