/** What could not be read for a choice, and the way to read it again. */
export function Retry({ what, again }: { what: string; again: () => void }) {
	return (
		<p role="alert" className="text-brick text-note">
			{what} could not be read.{" "}
			<button type="button" onClick={again} className="link min-h-11">
				Try again
			</button>
		</p>
	);
}
