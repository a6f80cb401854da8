import { Link } from "react-router";
import { settings } from "#core/calls/settings.ts";
import { apiContext } from "#web/api-context.ts";
import { factsIn, titleOf } from "#web/facts/title.ts";
import type { Route } from "./+types/page.ts";
import type { Block, Inline } from "./markdown.ts";
import { readText } from "./texts.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { data } = await context.get(apiContext)(settings.current, {});
	return { blocks: readText(new URL(request.url).pathname.replace(/\.data$/, ""), data) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const title = loaderData?.blocks.find((block) => block.kind === "heading")?.text;
	const facts = factsIn(matches);
	return [{ title: title ? titleOf(title, facts) : facts?.name }];
}

/** A page whose text the owner writes in `content/`. */
export default function TextPage({ loaderData: { blocks } }: Route.ComponentProps) {
	return (
		<article className="page max-w-3xl py-8 wide:py-12">
			{blocks.map((block) => (
				<BlockView key={JSON.stringify(block)} block={block} />
			))}
		</article>
	);
}

function BlockView({ block }: { block: Block }) {
	if (block.kind === "heading") return <Heading level={block.level} text={block.text} />;
	if (block.kind === "list") {
		return (
			<ul className="mt-4 list-disc pl-5">
				{block.items.map((item) => (
					<li key={JSON.stringify(item)} className="wrap-anywhere mt-1 max-w-prose">
						<Line parts={item} />
					</li>
				))}
			</ul>
		);
	}
	return (
		<p className="wrap-anywhere mt-4 max-w-prose">
			<Line parts={block.parts} />
		</p>
	);
}

function Heading({ level, text }: { level: 1 | 2 | 3; text: string }) {
	if (level === 1) return <h1 className="text-headline">{text}</h1>;
	if (level === 2) return <h2 className="mt-10 text-title">{text}</h2>;
	return <h3 className="mt-6 text-lead">{text}</h3>;
}

function Line({ parts }: { parts: Inline[] }) {
	return parts.map(({ text, strong, to }) => {
		const key = `${text} ${to}`;
		if (strong) {
			return (
				<strong key={key} className="font-medium">
					{text}
				</strong>
			);
		}
		if (!to) return <span key={key}>{text}</span>;
		return to.startsWith("/") ? (
			<Link key={key} to={to} className="link">
				{text}
			</Link>
		) : (
			<a key={key} href={to} className="link">
				{text}
			</a>
		);
	});
}
