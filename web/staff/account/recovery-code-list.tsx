import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";

const words = messages.codes;

/** The recovery codes, shown this once. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const copy = () =>
		navigator.clipboard.writeText(codes.join("\n")).then(
			() => showToast(words.copied, "success"),
			() => showToast(words.notCopied, "warning"),
		);
	return (
		<div className="flex w-full flex-col gap-4 border border-line bg-raised p-6">
			<h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
				{words.title}
			</h3>
			<p className="text-quiet">{words.note}</p>
			<ul aria-label={words.list} className="grid grid-cols-2 gap-2">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				<Button look="outline" onClick={() => void copy()}>
					{words.copy}
				</Button>
				<Button onClick={onDone}>{words.done}</Button>
			</div>
		</div>
	);
}
