import type { ReactNode } from "react";
import { Form } from "react-router";

/** What the address says besides what is being chosen. */
export type Kept = { color?: string | undefined; size?: string | undefined };

/** Buttons that put a choice into the address and keep the others; the server understands it without JavaScript. */
export function ChoiceForm({ keep, children, className }: { keep: Kept; children: ReactNode; className?: string }) {
	return (
		<Form replace preventScrollReset className={className}>
			{Object.entries(keep).map(
				([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
			)}
			{children}
		</Form>
	);
}
