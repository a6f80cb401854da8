import { type ReactNode, useId } from "react";

type PartProps = { title: string; level?: "h2" | "h3"; children: ReactNode };

/** One part of an account's screen, under its heading. */
export function ProfilePart({ title, level: Heading = "h3", children }: PartProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="flex flex-col gap-4">
			<Heading id={id} className="text-title">
				{title}
			</Heading>
			{children}
		</section>
	);
}

type PartRowProps = { name: ReactNode; nameId?: string; note: string; children: ReactNode };

/** One line in a list of a part: what it is, and beside it what can be done about it. */
export function PartRow({ name, nameId, note, children }: PartRowProps) {
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b py-3 first:border-t">
			<div className="min-w-48 grow basis-0">
				<p id={nameId} className="wrap-anywhere">
					{name}
				</p>
				<p className="text-note text-quiet">{note}</p>
			</div>
			<div className="flex gap-4 *:px-0!">{children}</div>
		</li>
	);
}
