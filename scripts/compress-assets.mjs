// Puts what browsers load of all languages into one folder (most files are the same in each), with the workers, and a brotli and a gzip form
// beside every text file, so that serving one costs no compression.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { at, filesBelow, LANGUAGES } from "./files.mjs";

const folder = at("build", "client");
const COMPRESSIBLE = /\.(js|css|svg|json|txt|ico)$/;

rmSync(folder, { recursive: true, force: true });
for (const language of LANGUAGES) cpSync(at("build", "pages", language, "client"), folder, { recursive: true });
cpSync(at("build", "worker"), folder, { recursive: true });
for (const file of filesBelow(folder).filter((name) => COMPRESSIBLE.test(name))) {
	const bytes = readFileSync(file);
	writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
	writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
