import { useEffect, useMemo, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormProps } from "react-hook-form";
import type { z } from "zod";
import { useSession } from "#web/account/session.ts";
import { personOf } from "#web/store/records.ts";
import { showToast } from "#web/ui/toast.tsx";
import { isSame, onTop } from "./on-top.ts";
import messages from "./unsaved.messages.en.ts";
import { pendingWrites, type Unsaved, unsavedWork } from "./unsaved-work.ts";
import { useSchemaForm } from "./use-schema-form.ts";

type Options<I extends FieldValues, O> = Omit<UseFormProps<I, unknown, O>, "resolver" | "defaultValues"> & {
	/** Which form it is, and of which thing: `product 12`. */
	keptAs: string;
	defaultValues: I;
	/** It makes something: there is nothing yet that others could have changed meanwhile. */
	isNew?: boolean;
	/** What was typed since `start` on top of the default values, where the thing has changed meanwhile. */
	merge?: (typed: I, start: I) => I;
};

export type UnsavedState = {
	/** What is shown was typed earlier; whether the thing has changed since. Null: nothing is left to be said. */
	found: { isOutdated: boolean } | null;
	keepOn: () => void;
	discard: () => void;
	/** It is saved, or given up: nothing of it is kept. */
	forget: () => void;
};

/** How long nothing is typed before it is written down; leaving the form or the page writes at once. */
const RESTS_MS = 300;

/**
 * A form that outlives its session and its tab: what was typed and not saved is kept in the browser for the person who typed
 * it, and stands in the fields again when they come back. Never for passwords, codes of a second factor or cards.
 */
export function useKeptForm<I extends FieldValues, O>(
	schema: z.ZodType<O, I>,
	{ keptAs, defaultValues, isNew = false, merge, ...options }: NoInfer<Options<I, O>>,
) {
	const form = useSchemaForm(schema, { ...options, defaultValues: defaultValues as DefaultValues<I> });
	const person = personOf(useSession().session);
	const [found, setFound] = useState<UnsavedState["found"]>(null);
	const given = useRef({ schema, isNew, merge });
	given.current = { schema, isNew, merge };
	/** What the fields said when nothing was typed; it moves on with every save. */
	const start = useRef(defaultValues);
	const forget = useRef(() => {});

	useEffect(() => {
		if (person === null) return;
		const now = start.current;
		const earlier = readEarlier(given.current.schema, now, unsavedWork().find(person, keptAs));
		if (earlier) {
			const { typed, start: before } = earlier;
			const isOutdated = !given.current.isNew && !isSame(before, now);
			const merge = given.current.merge ?? ((mine, since) => onTop(mine, since, now));
			const shown = isOutdated ? merge(typed, before) : typed;
			if (isSame(shown, now)) unsavedWork().forget(person, keptAs);
			else {
				form.reset(shown, { keepDefaultValues: true });
				setFound({ isOutdated });
			}
		}
		let timer: ReturnType<typeof setTimeout> | undefined;
		const write = () => {
			if (timer === undefined) return;
			clearTimeout(timer);
			timer = undefined;
			const typed = form.getValues();
			if (!isSame(typed, start.current)) return unsavedWork().keep(person, keptAs, { typed, start: start.current });
			unsavedWork().forget(person, keptAs);
			setFound(null);
		};
		const stop = form.subscribe({
			formState: { values: true, isDirty: true },
			callback: ({ defaultValues: current }) => {
				start.current = current as I;
				clearTimeout(timer);
				timer = setTimeout(write, RESTS_MS);
			},
		});
		forget.current = () => {
			clearTimeout(timer);
			timer = undefined;
			unsavedWork().forget(person, keptAs);
			setFound(null);
		};
		pendingWrites.add(write);
		addEventListener("pagehide", write);
		return () => {
			stop();
			pendingWrites.delete(write);
			removeEventListener("pagehide", write);
			write();
		};
	}, [form, person, keptAs]);

	const unsaved = useMemo<UnsavedState>(
		() => ({
			found,
			keepOn: () => setFound(null),
			forget: () => forget.current(),
			discard: () => {
				const work = { typed: structuredClone(form.getValues()), start: start.current };
				form.reset(start.current);
				forget.current();
				const act = () => {
					if (person) unsavedWork().keep(person, keptAs, work);
					form.reset(work.typed, { keepDefaultValues: true });
				};
				showToast(messages.discarded, "info", { label: messages.undo, act });
			},
		}),
		[found, form, person, keptAs],
	);
	return { form, unsaved };
}

/** What was kept, in the form as it is built today: a field it did not have says what it says now. */
function readEarlier<I extends FieldValues>(schema: z.ZodType<unknown, I>, now: I, kept: Unsaved | null) {
	if (!kept) return null;
	const [typed, start] = [{ ...now, ...kept.typed } as I, { ...now, ...kept.start } as I];
	return isShaped(schema, typed) && isShaped(schema, start) ? { typed, start } : null;
}

/** Half-typed fields may be wrong, but each holds what its control can hold. */
function isShaped(schema: z.ZodType, value: unknown): boolean {
	try {
		return !schema.safeParse(value).error?.issues.some(({ code }) => code === "invalid_type");
	} catch {
		return false;
	}
}
