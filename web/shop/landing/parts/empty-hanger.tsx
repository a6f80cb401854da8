/** For a season with nothing to show: a wooden hanger on the rail, at the height it has in every picture. */
export function EmptyHanger() {
	return (
		<svg viewBox="0 0 840 1120" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="h-full w-full">
			<rect y="81" width="840" height="14" className="fill-on-wall/80" />
			<path
				d="M402 84c0-44 60-46 60-8 0 26-38 34-38 66v62"
				className="fill-none stroke-on-wall/70"
				strokeWidth="7"
				strokeLinecap="round"
			/>
			<path
				d="M424 190c-30 0-250 92-262 128-4 14 10 22 24 16 90-40 176-58 238-58s148 18 238 58c14 6 28-2 24-16-12-36-232-128-262-128z"
				className="fill-wood"
			/>
		</svg>
	);
}
