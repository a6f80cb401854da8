import { lazy, Suspense, useState } from "react";
import { ifReached } from "#web/layout/when-touched.ts";
import { useShop } from "#web/store/store.ts";
import messages from "../messages.en.ts";

const ReportSheet = lazy(ifReached(() => import("./report-sheet.tsx")));

type ReportReviewProps = { id: number; author: string };

/** Tells the shop of a review; what it opens is fetched then. Nobody reports their own. */
export function ReportReview({ id, author }: ReportReviewProps) {
	const isOwn = useShop(({ session }) => session.as === "client" && session.client.login_name === author);
	const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
	if (isOwn) return null;
	return (
		<>
			<button
				type="button"
				aria-label={messages.reportOf(author)}
				onClick={() => setOpened("open")}
				className="inline-flex min-h-11 items-center text-note text-quiet underline decoration-edge underline-offset-4 hover:text-clay"
			>
				{messages.report}
			</button>
			<Suspense>
				{opened !== "never" && <ReportSheet id={id} open={opened === "open"} onClose={() => setOpened("closed")} />}
			</Suspense>
		</>
	);
}
