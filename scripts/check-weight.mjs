// Part of npm run check: the packages of a shop that only runs weigh at most 450 MB (scripts/weight-rules.mjs).
import { readFileSync } from "node:fs";
import { at, root } from "./files.mjs";
import { isTooHeavy, LIMIT_MB, weightOf } from "./weight-rules.mjs";

const { packages } = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
const bytes = weightOf(root, packages);
console.log(`The packages of a running shop weigh ${Math.round(bytes / 1_000_000)} MB (at most ${LIMIT_MB})`);
process.exit(isTooHeavy(bytes) ? 1 : 0);
