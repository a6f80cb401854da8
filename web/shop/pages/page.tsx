import { settings } from "#core/calls/settings.ts";
import { apiContext } from "#web/api-context.ts";
import words from "#web/facts/messages.en.ts";
import { factsIn, titleOf } from "#web/facts/title.ts";
import type { Route } from "./+types/page.ts";
import { Blocks } from "./blocks.tsx";
import { textAt } from "./text-at.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { data } = await context.get(apiContext)(settings.current, {});
	const { blocks, language } = textAt(new URL(request.url).pathname.replace(/\.data$/, ""), data);
	return { blocks, language };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const title = loaderData?.blocks.find((block) => block.kind === "heading")?.text;
	const facts = factsIn(matches);
	return [{ title: title ? titleOf(title, facts) : facts?.name }];
}

/** A page whose text the owner writes. */
export default function TextPage({ loaderData: { blocks, language } }: Route.ComponentProps) {
	return (
		<article className="page max-w-3xl py-8 wide:py-12" lang={language === words.language ? undefined : language}>
			<Blocks of={blocks} />
		</article>
	);
}
