import messages from "../messages.en.ts";
/** What could not be read for a choice, and the way to read it again. */
export function Retry({ what, again }: { what: string; again: () => void }) {
	return (
		<p role="alert" className="text-brick text-note">
			{messages.notRead(what)}{" "}
			<button type="button" onClick={again} className="link min-h-11">
				{messages.tryAgain}
			</button>
		</p>
	);
}
