import { pictureAt } from "#core/rules/pictures.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { cx } from "#web/ui/cx.ts";

/** A hanger and its hook, drawn with one line. */
export function Hanger({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 40 32" aria-hidden="true" className={cx("fill-none stroke-current", className)}>
			<path
				d="M15.2 7.1a4.9 4.9 0 1 1 7 4.4c-1.5.7-2.2 1.6-2.2 3.1v1.3L3.9 25.2c-1.9 1.1-1.1 4 1.1 4h30c2.2 0 3-2.9 1.1-4L20 15.9"
				strokeWidth="1.7"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}

/** The logo, or the name as it stands in the bar; `large` on the landing page. It never changes its width while it is looked at. */
export function Wordmark({ large = false }: { large?: boolean }) {
	const { name, logo } = useFacts();
	if (logo)
		return (
			<img
				src={pictureAt(logo.address, 640)}
				width={logo.width}
				height={logo.height}
				alt={name}
				className={cx("w-auto", large ? "max-h-32" : "max-h-8 max-w-[45vw]")}
			/>
		);
	return (
		<span className={cx("inline-flex items-center", large ? "gap-4" : "gap-2.5")}>
			<Hanger className={large ? "h-10 w-12 md:h-14 md:w-18" : "h-6 w-8 max-[359px]:hidden"} />
			<span
				className={cx(
					"text-left font-light font-name tracking-tight",
					large ? "text-balance text-display" : "max-w-[45vw] truncate text-title max-[359px]:text-lead wide:max-w-80",
				)}
			>
				{name}
			</span>
		</span>
	);
}
