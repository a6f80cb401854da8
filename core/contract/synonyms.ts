import { z } from "zod";
import { settingMessages } from "../messages/settings.ts";
import { isPlainLine } from "../rules/client.ts";
import { synonymKey } from "../search/synonyms.ts";
import { line } from "./fields.ts";

const SYNONYMS_MAX = 300;

const words = line({ max: 60, message: settingMessages.synonymWords, passes: isPlainLine }).refine(
	(name) => synonymKey(name) !== "",
	settingMessages.synonymWords,
);

const Synonym = z
	.strictObject({ word: words, means: words })
	.refine(({ word, means }) => synonymKey(word) !== synonymKey(means), {
		error: settingMessages.synonymOfItself,
		path: ["means"],
	});

/** What people call something that the shop calls otherwise; each name once. */
export const Synonyms = z
	.array(Synonym)
	.max(SYNONYMS_MAX, settingMessages.synonymsMax)
	.refine(
		(synonyms) => new Set(synonyms.map(({ word }) => synonymKey(word))).size === synonyms.length,
		settingMessages.synonymTwice,
	);
