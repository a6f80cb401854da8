import { type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import messages from "./unsaved.messages.en.ts";
import type { UnsavedState } from "./use-kept-form.ts";

type UnsavedLineProps = {
	of: UnsavedState;
	/** A way to look at the difference, where the thing has changed meanwhile. */
	children?: ReactNode;
};

/** Says of a form's fields that they were typed earlier and not saved. Always there: only changes to a live region are read out. */
export function UnsavedLine({ of: { found, keepOn, discard }, children }: UnsavedLineProps) {
	const place = useRef<HTMLDivElement>(null);
	// The pressed button is gone; without this the keyboard would start at the top of the page again.
	const then = (act: () => void) => () => {
		act();
		place.current?.focus();
	};
	return (
		<div
			ref={place}
			role="status"
			tabIndex={-1}
			className={found ? "border-clay border-l-2 bg-sunken px-4 py-3" : "sr-only"}
		>
			{found && (
				<>
					<p className="font-medium">{messages.notSaved}</p>
					{found.isOutdated && <p className="mt-1 max-w-prose">{messages.changedSince}</p>}
					<div className="mt-3 flex flex-wrap gap-3">
						<Button look="outline" onClick={then(keepOn)}>
							{messages.keepOn}
						</Button>
						<Button look="quiet" onClick={then(discard)}>
							{messages.discard}
						</Button>
						{found.isOutdated && children}
					</div>
				</>
			)}
		</div>
	);
}
