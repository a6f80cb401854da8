// npm run fonts: cuts the shop's typefaces to what its pages use.
import { writeFileSync } from "node:fs";
import { CUTS, cutFont, pathOf } from "./font-cuts.mjs";

for (const cut of CUTS) writeFileSync(pathOf(cut), await cutFont(cut));
