type QrCodeProps = { label: string; size: number; path: string };

/** A drawing that cameras read; dark on light, whatever the page's colours are. */
export function QrCode({ label, size, path }: QrCodeProps) {
	return (
		<svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-56">
			<rect width="100%" height="100%" fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
