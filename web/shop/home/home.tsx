import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { data, isRouteErrorResponse, useLocation, useNavigate } from "react-router";
import { catalogueMessages } from "#core/messages/catalogue.ts";
import { apiContext } from "#web/api-context.ts";
import { PageTitle } from "#web/facts/page-title.tsx";
import { factsIn } from "#web/facts/title.ts";
import { wake, whenTouched } from "#web/layout/when-touched.ts";
import { getAll, getSelectorCat } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Piece } from "#web/ui/piece.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { useLists } from "../lists/use-lists.ts";
import { YouLookedAt } from "../recent/you-looked-at.tsx";
import type { Route } from "./+types/home.ts";
import { countChoices, typesByGender } from "./describe.ts";
import { type HomeData, loadHome } from "./home-data.ts";
import { homeHead } from "./home-head.ts";
import messages from "./messages.en.ts";
import { Results, ResultsToCome } from "./parts/results.tsx";
import { SearchField } from "./search.tsx";
import { useComingView } from "./use-coming-view.ts";
import { addressOfView, changed, everything, type HomeView, readView, viewParameters } from "./view.ts";

export const handle = { search: SearchField, reads: viewParameters };

export async function loader({ context, request }: Route.LoaderArgs) {
	const home = await loadHome(context.get(apiContext), request);
	// Without its counts the page works, but is not worth keeping.
	const status = home.facets ? 200 : 503;
	return data(home, { status, headers: home.searchedInVain === null ? {} : { "X-Found": "nothing" } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const facts = factsIn(matches);
	return loaderData && facts ? homeHead(loaderData, facts) : [];
}

/** These come with the page as it is sent, and are brought to life once somebody is there. */
const LazyFilterPanel = lazy(whenTouched("filters", () => import("./parts/filter-panel.tsx")));
const LazyActiveChoices = lazy(whenTouched("filters", () => import("./parts/active-choices.tsx")));
const LazyChoiceButtons = lazy(whenTouched("filters", () => import("./parts/choice-buttons.tsx")));
const OpeningSoon = lazy(() => import("../opening/opening-soon.tsx"));
const NotUnderstood = lazy(() => import("./parts/not-understood.tsx"));

export default function Home({ loaderData }: Route.ComponentProps) {
	if (!loaderData.isOpening) {
		return (
			<>
				<Catalogue of={loaderData} />
				<YouLookedAt />
			</>
		);
	}
	return (
		<Suspense>
			<OpeningSoon page />
		</Suspense>
	);
}

function Catalogue({ of: home }: { of: HomeData }) {
	const { view, heading, cards, total, pages, facets, picture, searchedInVain, corrected } = home;
	const coming = useComingView();
	const chosen = coming.view ?? view;
	const active = countChoices(chosen, facets);
	useOutcomeAlerts(home);
	useAnswerEvent(getAll, cards);
	useAnswerEvent(
		getSelectorCat,
		useMemo(() => facets && typesByGender(facets), [facets]),
	);
	useLists();
	return (
		<div className="page flex flex-col gap-6 pt-8 wide:flex-row wide:gap-10 wide:pt-12">
			<FilterPanel total={total} resettable={active > 0} view={chosen} facets={facets} />
			<section aria-label={messages.products} aria-busy={coming.slow || undefined} className="min-w-0 grow">
				{picture && <Picture first src={picture} alt="" sizes="100vw" className="mb-6 aspect-2/1! md:aspect-3/1!" />}
				<h1 className="wrap-anywhere text-headline">{heading}</h1>
				{corrected !== null && <p className="wrap-anywhere pt-2 text-lead">{messages.corrected(corrected)}</p>}
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
					<p role="status" className="text-quiet">
						{searchedInVain
							? `${catalogueMessages.searchFoundNothing.title} ${catalogueMessages.searchFoundNothing.text}`
							: messages.found(total)}
					</p>
					<ChoiceButtons active={active} view={chosen} facets={facets} />
				</div>
				<div className="py-5 empty:p-3">
					<ActiveChoices view={chosen} facets={facets} />
				</div>
				<div id="products" tabIndex={-1} className="scroll-mt-36 outline-none wide:scroll-mt-20">
					{coming.slow ? <ResultsToCome /> : <Results view={view} cards={cards} pages={pages} facets={facets} />}
				</div>
			</section>
		</div>
	);
}

/** What came with the page stays as it is while it waits: only other contents may touch it. */
function waiting<P extends { view: HomeView }>(name: string, Part: ComponentType<P>, fallback: ReactNode = null) {
	return memo((props: P) => (
		// Choices lead to the first page, whichever is shown.
		<Piece of={[name, { ...props, view: { ...props.view, page: null } }]}>
			{() => (
				<Suspense fallback={fallback}>
					<Part {...props} />
				</Suspense>
			)}
		</Piece>
	));
}

/** Its column is kept free for it. */
const FilterPanel = waiting("filters", LazyFilterPanel, <div className="shrink-0 wide:w-56" />);
const ActiveChoices = waiting("active choices", LazyActiveChoices);
const ChoiceButtons = waiting("choice buttons", LazyChoiceButtons);

/** The documented alerts, once per visit to a view. */
function useOutcomeAlerts({ total, searchedInVain }: HomeData) {
	const { key } = useLocation();
	const told = useRef<string>(null);
	useEffect(() => {
		if (told.current === key || (!searchedInVain && total > 0)) return;
		told.current = key;
		const { searchFoundNothing, nothingFound } = catalogueMessages;
		showAlert({ ...(searchedInVain === null ? nothingFound : searchFoundNothing), icon: "info" });
	}, [key, searchedInVain, total]);
}

function useFailureAlert(search: string, failed: boolean) {
	const navigate = useNavigate();
	useEffect(() => {
		if (!failed) return;
		wake();
		const { filters, sort } = readView(new URLSearchParams(search));
		const message = filters === null ? catalogueMessages.nothingFound : catalogueMessages.searchFoundNothing;
		showAlert({ ...message, icon: "info" });
		if (filters !== null)
			void navigate(addressOfView(changed(everything, { sort })), { replace: true, preventScrollReset: true });
	}, [failed, navigate, search]);
}

/** The list could not be fetched: says so, and offers to try the same view again. A failed search gives way to all products. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { search } = useLocation();
	const refused = isRouteErrorResponse(error) && error.status < 500;
	useFailureAlert(search, !refused);
	if (refused) {
		return (
			<div id="products" tabIndex={-1} className="outline-none">
				<Suspense>
					<NotUnderstood />
				</Suspense>
			</div>
		);
	}
	const view = readView(new URLSearchParams(search));
	return (
		<div className="page flex flex-col gap-6 pt-8 wide:flex-row wide:gap-10 wide:pt-12">
			<FilterPanel total={0} resettable view={view} facets={null} />
			<section id="products" tabIndex={-1} aria-label={messages.products} className="min-w-0 grow outline-none">
				<ChoiceButtons active={0} view={view} facets={null} />
				<ErrorState
					title={catalogueMessages.nothingFound.title}
					action={
						<>
							<ButtonLink to={addressOfView(view)}>{messages.tryAgain}</ButtonLink>
							<ButtonLink to={addressOfView(everything)} look="outline">
								{messages.reset}
							</ButtonLink>
						</>
					}
				>
					<PageTitle about={messages.products} />
					<p>{catalogueMessages.nothingFound.text}</p>
				</ErrorState>
			</section>
		</div>
	);
}
