import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Certainty } from "#web/store/browser-state.ts";

const NOBODY = "nobody";

/**
 * Whether what the loaders have read is this person's. It is not when somebody else has logged in, in another tab, or when
 * it was tried while the shop could not be reached: then it is read again before anything is shown. Null: not known yet.
 */
export function useReadFor(person: string | null, certainty: Certainty): boolean {
	const [readFor, setReadFor] = useState<string | null>(null);
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (person === null && certainty === "unreachable") setReadFor(NOBODY);
		if (person === null || person === readFor) return;
		if (readFor === null) setReadFor(person);
		else void revalidate().then(() => setReadFor(person));
	}, [person, certainty, readFor, revalidate]);
	return readFor === null || readFor === person;
}
