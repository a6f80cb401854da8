import { lazy, Suspense } from "react";
import { Wordmark } from "#web/brand/logo.tsx";
import { addressHead } from "#web/facts/address-head.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { factsIn } from "#web/facts/title.ts";
import { Footer } from "#web/layout/footer.tsx";
import { homeAddress } from "#web/shop/home-address.ts";
import { seasons } from "#web/shop/seasons.ts";
import { apiContext } from "../../api-context.ts";
import { hasOpened } from "../opening/has-opened.ts";
import type { Route } from "./+types/landing.ts";
import messages from "./messages.en.ts";
import { LanguageOffer } from "./parts/language-offer.tsx";
import { AllCard, SeasonCard } from "./parts/season-card.tsx";
import { windowPictures } from "./window-pictures.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
	const api = context.get(apiContext);
	const pictures = await windowPictures(api);
	const isOpening = pictures.flat().length === 0 && !(await hasOpened(api));
	return { pictures, isOpening, origin: new URL(request.url).origin };
}

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

/** The shop window: four seasons and everything, side by side on one rail. */
export default function Landing({ loaderData: { pictures, isOpening } }: Route.ComponentProps) {
	const { tagline } = useFacts();
	return (
		<>
			<main>
				<header className="page relative flex flex-col items-center gap-3 py-10 text-center md:py-12">
					<LanguageOffer />
					<h1>
						<Wordmark large />
					</h1>
					{tagline && <p className="text-quiet">{tagline}</p>}
				</header>
				{isOpening ? (
					<Suspense>
						<OpeningSoon />
					</Suspense>
				) : (
					<Seasons pictures={pictures} />
				)}
			</main>
			<Footer />
		</>
	);
}

function Seasons({ pictures }: { pictures: string[][] }) {
	return (
		<ul className="flex flex-col md:flex-row">
			{seasons.map(({ id, name }, place) => (
				<SeasonCard key={id} season={name} to={homeAddress({ collection: id, name })} picture={pictures[place]?.[0]} />
			))}
			<AllCard to={homeAddress()} pictures={pictures.flatMap(([, another]) => another ?? [])} />
		</ul>
	);
}
