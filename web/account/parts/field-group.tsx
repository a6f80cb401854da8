import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

/** Fields that belong together, two beside each other where there is room; messages below them move nothing. */
export function FieldGroup({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
	return (
		<fieldset className={cx("grid items-start gap-x-6 gap-y-2.5 md:grid-cols-2 [&>div]:min-h-24", className)}>
			<legend className="mb-4 font-display font-light text-title">{title}</legend>
			{children}
		</fieldset>
	);
}
