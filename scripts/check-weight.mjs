// Part of npm run check: the packages of a shop that only runs weigh at most 450 MB (scripts/weight-rules.mjs).
import { readFileSync } from "node:fs";
import { at, root } from "./files.mjs";
import { weightOf } from "./weight-rules.mjs";

const LIMIT_MB = 450;
const { packages } = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
const weight = Math.round(weightOf(root, packages) / 1_000_000);
console.log(`The packages of a running shop weigh ${weight} MB (at most ${LIMIT_MB})`);
process.exit(weight <= LIMIT_MB ? 0 : 1);
