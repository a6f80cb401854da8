import { cx } from "#web/ui/cx.ts";
import messages from "../messages.en.ts";

type StarCountsProps = {
	/** Of one star, two … five. */
	counts: readonly number[];
	chosen: number | null;
	/** What changes with the choice. */
	controls: string;
	onChoose: (stars: number | null) => void;
};

/** How many gave five stars, four … one, as bars; a pressed one shows its reviews alone. */
export function StarCounts({ counts, chosen, controls, onChoose }: StarCountsProps) {
	const most = Math.max(...counts);
	return (
		<ul aria-label={messages.starCounts} className="pt-4 text-note">
			{counts
				.map((count, place) => ({ count, stars: place + 1 }))
				.toReversed()
				.map(({ count, stars }) => (
					<li key={stars}>
						<button
							type="button"
							aria-pressed={chosen === stars}
							aria-controls={controls}
							onClick={() => onChoose(chosen === stars ? null : stars)}
							className={cx(
								"grid min-h-8 w-full max-w-sm grid-cols-[5rem_1fr_2.5rem] items-center gap-3 rounded-edge px-2 text-left transition-colors hover:bg-sunken max-md:min-h-11",
								chosen === stars && "bg-sunken font-medium",
							)}
						>
							{messages.stars(stars)}
							<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-full bg-line">
								<rect width={(count / most) * 100} height="6" className="fill-clay" />
							</svg>
							<span className="tabular-nums">{count}</span>
						</button>
					</li>
				))}
		</ul>
	);
}
