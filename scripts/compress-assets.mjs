// Puts a brotli and a gzip form beside every built text file, so that serving one costs no compression.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = join(import.meta.dirname, "..", "build", "client");
const COMPRESSIBLE = /\.(js|css|svg|json|txt|ico)$/;

for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
	if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
	const file = join(entry.parentPath, entry.name);
	const bytes = readFileSync(file);
	writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
	writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
