import type { ComponentProps } from "react";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { useReady } from "../use-ready.ts";

/** Sends a form, once the page listens: until then it cannot be pressed, but looks as it will. */
export function Submit({ disabled = false, className, ...rest }: ComponentProps<typeof Button>) {
	const ready = useReady();
	return (
		<Button
			type="submit"
			disabled={disabled || !ready}
			className={cx(!ready && "disabled:bg-clay! disabled:text-on-clay!", className)}
			{...rest}
		/>
	);
}
