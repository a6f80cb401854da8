import { attacksOnPeople } from "./attacks.ts";
import { attacksOverHttp } from "./attacks-http.ts";
import { books } from "./books.ts";
import { gifts } from "./gifts.ts";
import { money } from "./money.ts";
import { rights } from "./rights.ts";
import type { Sabotage } from "./sabotage.ts";

export const sabotages: readonly Sabotage[] = [
	...money,
	...rights,
	...books,
	...attacksOverHttp,
	...attacksOnPeople,
	...gifts,
];
