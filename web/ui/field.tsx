import { ChevronDown, CircleCheck, CircleX } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

/** `good` shows the green icon, `bad` the red one; nothing before somebody typed. */
export type FieldState = "good" | "bad" | undefined;

export type FrameProps = { label: string; message?: string | undefined; state?: FieldState; hint?: string };
type Named = { id: string; "aria-invalid"?: true; "aria-describedby"?: string; className: string };

const box =
	"min-h-11 w-full rounded-edge border bg-raised px-3 py-2 pr-10 text-ink placeholder:text-quiet disabled:bg-sunken disabled:text-quiet";

const inBox = "pointer-events-none absolute top-1/2 size-5 -translate-y-1/2 stroke-[1.5]";

/** A label, what stands below, and how it stands. `besideIcon`: the right end of the box is taken already. */
export function FieldFrame({
	label,
	message,
	state,
	hint,
	besideIcon = false,
	children,
	className,
}: FrameProps & { besideIcon?: boolean; className?: string | undefined; children: (named: Named) => ReactNode }) {
	const id = useId();
	const below = message ?? hint;
	const belowId = `${id}-below`;
	return (
		<div className={cx("flex flex-col gap-1.5", className)}>
			<label htmlFor={id} className="text-note">
				{label}
			</label>
			<div className="relative">
				{children({
					id,
					...(state === "bad" && { "aria-invalid": true as const }),
					...(below && { "aria-describedby": belowId }),
					className: cx(box, state === "bad" ? "border-brick" : state === "good" ? "border-sage" : "border-edge"),
				})}
				<StateIcon state={state} at={besideIcon ? "right-12" : "right-3"} />
			</div>
			{below && (
				<p id={belowId} className={cx("text-note", message && state !== "good" ? "text-brick" : "text-quiet")}>
					{below}
				</p>
			)}
		</div>
	);
}

function StateIcon({ state, at }: { state: FieldState; at: string }) {
	if (!state) return null;
	return state === "good" ? (
		<CircleCheck aria-hidden="true" className={cx(inBox, at, "text-sage")} />
	) : (
		<CircleX aria-hidden="true" className={cx(inBox, at, "text-brick")} />
	);
}

/** One line of text with its label, its message and how it stands. */
export function Field({ label, message, state, hint, className, ...input }: FrameProps & ComponentProps<"input">) {
	return (
		<FieldFrame label={label} message={message} state={state} className={className} {...(hint && { hint })}>
			{(named) => <input {...input} {...named} />}
		</FieldFrame>
	);
}

/** Several lines of text. */
export function TextField({
	label,
	message,
	state,
	hint,
	className,
	...area
}: FrameProps & ComponentProps<"textarea">) {
	return (
		<FieldFrame label={label} message={message} state={state} className={className} {...(hint && { hint })}>
			{(named) => <textarea rows={4} {...area} {...named} />}
		</FieldFrame>
	);
}

/** A choice from a list; `placeholder` is what stands there before one was made. */
export function Select({
	label,
	message,
	state,
	hint,
	placeholder,
	className,
	children,
	...select
}: FrameProps & ComponentProps<"select"> & { placeholder?: string }) {
	return (
		<FieldFrame label={label} message={message} state={state} className={className} {...(hint && { hint })}>
			{({ className: look, ...named }) => (
				<>
					<select {...select} {...named} className={cx(look, "appearance-none", state && "pr-16")}>
						{placeholder !== undefined && <option value="">{placeholder}</option>}
						{children}
					</select>
					<ChevronDown aria-hidden="true" className={cx(inBox, state ? "right-10" : "right-3")} />
				</>
			)}
		</FieldFrame>
	);
}

export function Checkbox({ label, className, ...input }: ComponentProps<"input"> & { label: ReactNode }) {
	const id = useId();
	return (
		<label htmlFor={id} className={cx("flex min-h-11 items-center gap-3", className)}>
			<input id={id} type="checkbox" className="size-5 shrink-0 accent-clay" {...input} />
			{label}
		</label>
	);
}
