import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";

type Look = "solid" | "outline" | "quiet" | "flush";
type Shared = { look?: Look; wide?: boolean; busy?: boolean };

const underlined = "border-transparent text-ink hover:text-clay underline underline-offset-4 decoration-edge";
const looks: Record<Look, string> = {
	solid: "px-5 bg-clay text-on-clay hover:bg-clay-deep border-transparent",
	outline: "px-5 border-ink text-ink hover:bg-ink hover:text-paper",
	quiet: `px-5 ${underlined}`,
	/** Quiet, its words in line with what stands above and below. */
	flush: underlined,
};

function classes({ look = "solid", wide = false }: Shared, own?: string): string {
	return cx(
		"inline-flex min-h-11 items-center justify-center gap-2 rounded-edge border py-2 text-center font-medium transition-colors",
		"resting:border-transparent resting:bg-sunken resting:text-quiet aria-busy:cursor-progress",
		looks[look],
		wide && "w-full",
		own,
	);
}

/** Does something. While `busy` it cannot be pressed again, and says so; it keeps the focus. */
export function Button({ look, wide, busy = false, className, ...rest }: ComponentProps<"button"> & Shared) {
	return (
		<button
			type="button"
			className={classes({ ...(look && { look }), ...(wide && { wide }) }, className)}
			{...rest}
			{...(busy && whileBusy)}
		/>
	);
}

/** A button at work. It is not `disabled`, because the browser would take the focus from it. */
export const whileBusy = {
	"aria-busy": true,
	"aria-disabled": true,
	onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** Looks like a button, leads somewhere. */
export function ButtonLink({ look, wide, className, ...rest }: LinkProps & Pick<Shared, "look" | "wide">) {
	return <Link className={classes({ ...(look && { look }), ...(wide && { wide }) }, className)} {...rest} />;
}

/** An icon that does something; its `label` is its name for everybody who cannot see it. */
export function IconButton({
	label,
	children,
	className,
	...rest
}: ComponentProps<"button"> & { label: string; children: ReactNode }) {
	return (
		<button type="button" aria-label={label} title={label} className={cx(iconButton, className)} {...rest}>
			{children}
		</button>
	);
}

export const iconButton =
	"inline-flex size-11 shrink-0 items-center justify-center rounded-edge transition-colors hover:text-clay [&>svg]:size-5 [&>svg]:stroke-[1.5]";
