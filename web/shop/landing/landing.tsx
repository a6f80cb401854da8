import { lazy, Suspense } from "react";
import { landing } from "#core/calls/landing.ts";
import { Wordmark } from "#web/brand/logo.tsx";
import { addressHead } from "#web/facts/address-head.ts";
import words from "#web/facts/messages.en.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { factsIn } from "#web/facts/title.ts";
import { Bar } from "#web/layout/bar.tsx";
import { Frame } from "#web/layout/frame.tsx";
import { apiContext } from "../../api-context.ts";
import { hasOpened } from "../opening/has-opened.ts";
import type { Route } from "./+types/landing.ts";
import messages from "./messages.en.ts";
import { LandingSections } from "./parts/landing-sections.tsx";
import { LanguageOffer } from "./parts/language-offer.tsx";
import { SeasonWall, WALL_ID } from "./parts/season-wall.tsx";
import { seasonWindows } from "./season-windows.ts";

const { language } = words;

export async function loader({ context, request }: Route.LoaderArgs) {
	const api = context.get(apiContext);
	const [{ data }, windows] = await Promise.all([api(landing.show, { query: { language } }), seasonWindows(api)]);
	const isOpening = windows.every(({ garments }) => garments.length === 0) && !(await hasOpened(api));
	return { ...data, windows, isOpening, origin: new URL(request.url).origin };
}

/** On narrow screens the present season stands before those written before it: nothing is shown until all are read. */
export const links: Route.LinksFunction = () => [{ rel: "expect", href: `#${WALL_ID}`, blocking: "render" }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const origin = loaderData?.origin ?? "";
	const facts = factsIn(matches);
	const { name, tagline } = facts ?? { name: "", tagline: "" };
	const { description } = messages;
	return [
		{ title: tagline ? `${name} · ${tagline}` : name },
		{ name: "description", content: description },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: name },
		{ property: "og:title", content: name },
		{ property: "og:description", content: description },
		...addressHead(origin, "/", facts),
		{ property: "og:image", content: `${origin}/og-default.png` },
	];
};

const OpeningSoon = lazy(() => import("../opening/opening-soon.tsx"));

/** The shop window: four seasons and everything on one wall, the season one is in the largest. */
export default function Landing({ loaderData: { season, sections, windows, isOpening } }: Route.ComponentProps) {
	const { tagline } = useFacts();
	if (isOpening) return <Opening />;
	return (
		<Frame bar={<Bar front />}>
			<div className="relative">
				<LanguageOffer className="top-12 right-0 text-on-wall wide:top-24" />
				<SeasonWall season={season} windows={windows} />
			</div>
			{tagline && (
				<p className="page text-balance pt-14 text-center font-display font-light text-title md:pt-20">{tagline}</p>
			)}
			<LandingSections sections={sections} />
		</Frame>
	);
}

/** What a shop shows that never sold anything. */
function Opening() {
	const { tagline } = useFacts();
	return (
		<Frame>
			<div className="page relative flex flex-col items-center gap-3 py-14 text-center">
				<LanguageOffer className="top-0 right-0" />
				<h1>
					<Wordmark large />
				</h1>
				{tagline && <p className="text-quiet">{tagline}</p>}
			</div>
			<Suspense>
				<OpeningSoon />
			</Suspense>
		</Frame>
	);
}
