import { Link } from "react-router";
import type { Block, Inline } from "./markdown.ts";

/** A text of the owner's, as its page shows it. */
export function Blocks({ of }: { of: readonly Block[] }) {
	return Object.entries(of).map(([place, block]) => <BlockView key={place} block={block} />);
}

function BlockView({ block }: { block: Block }) {
	if (block.kind === "heading") return <Heading level={block.level} text={block.text} />;
	if (block.kind === "list") {
		return (
			<ul className="mt-4 list-disc pl-5">
				{Object.entries(block.items).map(([place, item]) => (
					<li key={place} className="wrap-anywhere mt-1 max-w-prose">
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
	if (level === 1) return <h1 className="wrap-anywhere text-headline">{text}</h1>;
	if (level === 2) return <h2 className="wrap-anywhere mt-10 text-title">{text}</h2>;
	return <h3 className="wrap-anywhere mt-6 text-lead">{text}</h3>;
}

function Line({ parts }: { parts: readonly Inline[] }) {
	return Object.entries(parts).map(([place, { text, strong, to }]) => {
		if (strong) {
			return (
				<strong key={place} className="font-medium">
					{text}
				</strong>
			);
		}
		if (!to) return <span key={place}>{text}</span>;
		return to.startsWith("/") ? (
			<Link key={place} to={to} className="link">
				{text}
			</Link>
		) : (
			<a key={place} href={to} className="link">
				{text}
			</a>
		);
	});
}
