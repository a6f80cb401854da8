import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { wayBack } from "#core/rules/offline.ts";
import { Hanger } from "#web/brand/logo.tsx";
import { pathHere } from "#web/facts/path-here.ts";
import { privateHead } from "#web/facts/title.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { connection, look } from "./connection.ts";
import messages from "./messages.en.ts";
import { type KeptPage, keptPages } from "./visits.ts";

/** Opened by the browser, so that the worker answers with what it has. */
const seen = "link inline-flex min-h-11 items-center";

export const meta = privateHead(messages.title);

/** In place of a page that is not kept while there is no network; it leads there once there is one. */
export default function OfflinePage() {
	const [address] = useSearchParams();
	const to = address.get("to");
	const [pages, setPages] = useState<KeptPage[]>([]);
	useEffect(() => {
		keptPages().then(setPages, () => {});
	}, []);
	useEffect(() => {
		void look();
		let wasLost = connection.current().isLost;
		return connection.subscribe(() => {
			const { isLost } = connection.current();
			if (wasLost && !isLost) goTo(to);
			wasLost = isLost;
		});
	}, [to]);
	const again = async () => {
		if (await look()) goTo(to);
	};
	const drawing = <Hanger className="h-16 w-20 text-edge" />;
	return (
		<EmptyState
			page
			title={messages.title}
			drawing={drawing}
			action={<Button onClick={() => void again()}>{messages.tryAgain}</Button>}
		>
			<p>{messages.text}</p>
			<nav aria-label={messages.seen} className="pt-8">
				<h2 className="text-title text-ink">{messages.seen}</h2>
				<ul className="pt-2">
					<li>
						<Link to="/cart" reloadDocument className={seen}>
							{messages.cart}
						</Link>
					</li>
					{pages.map(({ address, title }) => (
						<li key={address}>
							<a href={address} className={seen}>
								{title}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</EmptyState>
	);
}

function goTo(address: string | null): void {
	window.location.replace(wayBack(address, window.location.origin) ?? pathHere("/home"));
}
