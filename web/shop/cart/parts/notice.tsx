import type { ReactNode } from "react";
import { MessageIcon, type MessageKind } from "#web/ui/message-icon.tsx";

type NoticeProps = { title: string; lines?: readonly string[]; kind?: MessageKind; children?: ReactNode };

/** Says in place what the shopper must know, and is read out at once. */
export function Notice({ title, lines = [], kind = "warning", children }: NoticeProps) {
	return (
		<div role="alert" className="flex gap-4 border-clay border-l-2 bg-raised px-4 py-3">
			<MessageIcon kind={kind} className="mt-0.5 size-5" />
			<div className="min-w-0">
				<p className="font-medium">{title}</p>
				{lines.length > 0 && (
					<ul className="mt-1">
						{lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				)}
				{children}
			</div>
		</div>
	);
}
