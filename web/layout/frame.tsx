import type { ReactNode } from "react";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import messages from "./messages.en.ts";

/** Bar, content, footer: around every screen except the log-in screens. */
export function Frame({ bar = <Bar />, children }: { bar?: ReactNode; children: ReactNode }) {
	return (
		<div className="relative flex min-h-dvh flex-col">
			<a
				href="#content"
				className="sr-only z-30 bg-raised px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
			>
				{messages.skip}
			</a>
			{bar}
			<main id="content" tabIndex={-1} className="grow outline-none">
				{children}
			</main>
			<Footer />
		</div>
	);
}
