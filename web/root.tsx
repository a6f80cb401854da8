import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import { apiContext, shopContext } from "./api-context.ts";
import styles from "./app.css?url";
import serif from "./brand/fonts/fraunces.woff2?url";
import sans from "./brand/fonts/instrument-sans.woff2?url";
import words from "./facts/messages.en.ts";
import { useNewestFacts } from "./facts/shop-facts.tsx";
import { readShelves } from "./layout/browse/shelves.ts";
import { Frame } from "./layout/frame.tsx";
import { Problem } from "./layout/problem.tsx";
import { Shell } from "./layout/shell.tsx";

const font = (href: string) =>
	({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const;

export const links: Route.LinksFunction = () => [
	// A built page brings its style with it (server/pages/first-paint.ts).
	...(import.meta.env.DEV ? [{ rel: "stylesheet", href: styles }] : []),
	font(sans),
	font(serif),
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
];

/** What the whole page says of the shop, and what it is walked through by, come with the page. */
export async function loader({ context }: Route.LoaderArgs) {
	return { ...context.get(shopContext), shelves: await readShelves(context.get(apiContext)) };
}

/** Asked for once a page load: no step through the shop waits for it, and none fails with it. */
export const shouldRevalidate = () => false;

/** Where the connection is lost one stays where one is, and goes on once it is back. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	async ({ request }, next) => {
		const results = await next();
		if (Object.values(results).some(({ result }) => result instanceof TypeError))
			await (await import("./connection/connection.ts")).goOnWhenBack(request);
		return results;
	},
];

/** For screens that say nothing about themselves; an error page brings a title of its own. */
export const meta: Route.MetaFunction = ({ error, loaderData }) =>
	error || !loaderData ? [] : [{ title: loaderData.name }];

export function Layout({ children }: { children: ReactNode }) {
	const facts = useRouteLoaderData<typeof loader>("root");
	const { styles: ownStyles } = useNewestFacts(facts);
	return (
		<html lang={words.language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#f8f4ed" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#171411" media="(prefers-color-scheme: dark)" />
				<Meta />
				<Links />
				{ownStyles && <link rel="stylesheet" href={ownStyles} />}
			</head>
			<body>
				<Shell facts={facts}>{children}</Shell>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<Frame>
			<Problem error={error} />
		</Frame>
	);
}
