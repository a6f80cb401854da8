import { ArrowLeft } from "lucide-react";
import { Link, Outlet } from "react-router";
import { Wordmark } from "#web/brand/logo.tsx";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { EmptyHanger } from "#web/shop/landing/parts/empty-hanger.tsx";
import messages from "./messages.en.ts";

/** Logo, the way back, and one thing to do: around the screens outside the main layout. */
export default function QuietLayout() {
	const { name } = useFacts();
	return (
		<div className="flex min-h-dvh flex-col wide:grid wide:grid-cols-[2fr_3fr]">
			<div aria-hidden="true" className="wall-all hidden overflow-hidden wide:sticky wide:top-0 wide:block wide:h-dvh">
				<EmptyHanger />
			</div>
			<div className="flex grow flex-col">
				<header className="page flex min-h-14 items-center justify-between gap-4 py-1.5">
					<Link to="/home" className="-ml-1 inline-flex min-h-11 items-center gap-2 hover:text-clay">
						<ArrowLeft aria-hidden="true" className="size-5 stroke-[1.5]" />
						{messages.backToHome}
					</Link>
					<Link to="/" aria-label={messages.frontPage(name)} className="hover:text-clay">
						<Wordmark />
					</Link>
				</header>
				<main className="mx-auto w-full max-w-md grow px-4 pt-8 pb-16 wide:pt-16">
					<Outlet />
				</main>
			</div>
		</div>
	);
}
