import { Link } from "react-router";
import { settings } from "#core/calls/settings.ts";
import { TEXT_NAMES } from "#core/rules/texts.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { cx } from "#web/ui/cx.ts";
import type { Route } from "./+types/texts.ts";
import messages from "./messages.en.ts";
import names from "./names.messages.en.ts";
import { TextsForm } from "./texts-form.tsx";

export const meta = privateHead(messages.title);

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const shown = TEXT_NAMES.find((name) => name === url.searchParams.get("text")) ?? TEXT_NAMES[0];
	return { shown, settings: readAs("staff", () => signedCall(settings.all, {}, { signal }).then(({ data }) => data)) };
}

/** What the pages of text say, in every language the shop speaks. */
export default function TextsScreen({ loaderData: { shown, settings: reading } }: Route.ComponentProps) {
	const loaded = useLoaded(reading);
	return (
		<div className="flex flex-col gap-6">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 text-quiet">
					{messages.note}{" "}
					<Link to="/admindashboard/settings" className="link">
						{messages.settings}
					</Link>
				</p>
			</div>
			<nav aria-label={messages.pages} className="flex flex-wrap gap-x-6">
				{TEXT_NAMES.map((name) => (
					<Link
						key={name}
						to={`?text=${name}`}
						aria-current={name === shown ? "page" : undefined}
						className={cx(
							"flex min-h-11 items-center hover:text-clay",
							name === shown ? "underline underline-offset-8" : "text-quiet",
						)}
					>
						{names[name]}
					</Link>
				))}
			</nav>
			<LoadedView of={loaded} what={messages.what}>
				{() => <TextsForm loaded={loaded} shown={shown} />}
			</LoadedView>
		</div>
	);
}
