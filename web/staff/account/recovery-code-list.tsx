import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";

/** The recovery codes, shown this once. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const copy = () =>
		navigator.clipboard.writeText(codes.join("\n")).then(
			() => showToast("Copied", "success"),
			() => showToast("This browser does not let pages copy. Please write them down.", "warning"),
		);
	return (
		<div className="flex w-full flex-col gap-4 border border-line bg-raised p-6">
			<h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
				Keep these recovery codes
			</h3>
			<p className="text-quiet">
				Each logs you in once, without your phone. They are not shown again: print them, or keep them where you keep
				your passwords.
			</p>
			<ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				<Button look="outline" onClick={() => void copy()}>
					Copy
				</Button>
				<Button onClick={onDone}>I have kept them</Button>
			</div>
		</div>
	);
}
