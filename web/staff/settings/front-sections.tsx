import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useWatch } from "react-hook-form";
import type { LandingKind } from "#core/contract/landing-sections.ts";
import { IconButton } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Checkbox } from "#web/ui/field.tsx";
import { keepingFocus } from "./keeping-focus.ts";
import messages from "./messages.en.ts";
import type { FrontForm } from "./typed-front.ts";

const words = messages.front;
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The sections in their order, which is changed by buttons, arrow keys or by dragging. `children` belong to the look. */
export function FrontSections({ form, children }: { form: FrontForm; children: ReactNode }) {
	const list = useFieldArray({ control: form.control, name: "landing.sections" });
	const sections = useWatch({ control: form.control, name: "landing.sections" });
	const rows = useRef<HTMLOListElement>(null);
	const [held, setHeld] = useState<LandingKind | null>(null);
	const [told, setTold] = useState("");
	const last = sections.length - 1;

	const move = (from: number, to: number) => {
		const kind = sections[from]?.kind;
		if (!kind || to < 0 || to > last || from === to) return;
		list.move(from, to);
		setTold(words.movedTo(words.kinds[kind], to + 1, sections.length));
	};
	const moveByKey = (event: KeyboardEvent<HTMLButtonElement>, place: number) => {
		const step = STEPS[event.key];
		if (!step) return;
		event.preventDefault();
		const { currentTarget: handle } = event;
		flushSync(() => move(place, place + step));
		handle.focus();
	};
	/** A row that is held goes where the pointer is as soon as that has passed the middle of another. */
	const drag = (event: PointerEvent) => {
		const place = sections.findIndex(({ kind }) => kind === held);
		if (place < 0) return;
		const middles = [...(rows.current?.children ?? [])].map((row) => {
			const { top, height } = row.getBoundingClientRect();
			return top + height / 2;
		});
		const above = middles.findIndex((middle, at) => at < place && event.clientY < middle);
		const below = middles.findLastIndex((middle, at) => at > place && event.clientY > middle);
		move(place, above >= 0 ? above : below >= 0 ? below : place);
	};
	/** The list takes the pointer: a row that is moved in the page would lose it. */
	const hold = (event: PointerEvent, kind: LandingKind) => {
		rows.current?.setPointerCapture(event.pointerId);
		setHeld(kind);
	};

	return (
		<fieldset className="min-w-0">
			<legend className="text-note">{words.sections}</legend>
			<ol
				ref={rows}
				className={cx("mt-1 flex flex-col gap-2", held && "cursor-grabbing")}
				onPointerMove={drag}
				onLostPointerCapture={() => setHeld(null)}
			>
				{list.fields.map(({ id, kind }, place) => {
					const name = words.kinds[kind];
					return (
						<li
							key={id}
							className={cx("border bg-raised px-2 py-1", held === kind ? "border-ink shadow-lift" : "border-line")}
						>
							<div className="flex items-center gap-x-2">
								<IconButton
									label={words.move(name)}
									className="cursor-grab touch-none"
									onKeyDown={(event) => moveByKey(event, place)}
									onPointerDown={(event) => hold(event, kind)}
								>
									<GripVertical />
								</IconButton>
								<div className="min-w-0 grow">
									<Checkbox
										label={name}
										aria-label={words.shown(name)}
										{...form.register(`landing.sections.${place}.isShown`)}
									/>
									<p className="pb-1 text-note text-quiet">{words.about[kind]}</p>
								</div>
								<div className="flex">
									{place > 0 && (
										<IconButton
											label={words.up(name)}
											onClick={(event) => keepingFocus(event, () => move(place, place - 1))}
										>
											<ArrowUp />
										</IconButton>
									)}
									{place < last && (
										<IconButton
											label={words.down(name)}
											onClick={(event) => keepingFocus(event, () => move(place, place + 1))}
										>
											<ArrowDown />
										</IconButton>
									)}
								</div>
							</div>
							{kind === "look" && sections[place]?.isShown && children}
						</li>
					);
				})}
			</ol>
			<p role="status" className="sr-only">
				{told}
			</p>
		</fieldset>
	);
}
