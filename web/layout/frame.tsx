import type { ReactNode } from "react";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import messages from "./messages.en.ts";

type FrameProps = {
	bar?: ReactNode;
	/** Products can be skipped to, past whatever narrows them. */
	products?: boolean;
	children: ReactNode;
};

/** Bar, content, footer: around every screen except the log-in screens. */
export function Frame({ bar = <Bar />, products = false, children }: FrameProps) {
	return (
		<div className="relative flex min-h-dvh flex-col">
			<a href="#content" className={skip}>
				{messages.skip}
			</a>
			{products && (
				<a href="#products" className={skip}>
					{messages.skipToProducts}
				</a>
			)}
			{bar}
			<main id="content" tabIndex={-1} className="grow outline-none">
				{children}
			</main>
			<Footer />
		</div>
	);
}

const skip = "sr-only z-30 bg-raised px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2";
