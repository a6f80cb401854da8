import { Fragment } from "react";
import { Link, type LinkProps } from "react-router";

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A sentence of the messages in which `[words](/address)` is a link: each language puts it where it belongs. */
export function Linked({ text, ...rest }: { text: string } & Omit<LinkProps, "to">) {
	const links = [...text.matchAll(LINK)];
	const between = text.replace(LINK, "\n").split("\n");
	return between.map((words, place) => {
		const [, label, to = ""] = links[place] ?? [];
		return (
			<Fragment key={words}>
				{words}
				{label && (
					<Link to={to} className="link" {...rest}>
						{label}
					</Link>
				)}
			</Fragment>
		);
	});
}
