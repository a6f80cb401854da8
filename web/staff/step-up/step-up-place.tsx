import { lazy, Suspense } from "react";
import { useWaiting } from "#web/ui/message-queue.ts";
import { stepUps } from "./step-up.ts";

const StepUpPopup = lazy(() => import("./step-up-popup.tsx"));

/** The place where it is asked who sits here, on every screen of staff; its form is loaded when it is needed. */
export function StepUpPlace() {
	if (useWaiting(stepUps).length === 0) return null;
	return (
		<Suspense>
			<StepUpPopup />
		</Suspense>
	);
}
