import type { Settings } from "#core/contract/settings.ts";

const PAPER = "#f8f4ed";

/** What a device that keeps the shop as an app wants to know of it. */
export function webManifest({ name, tagline }: Pick<Settings, "name" | "tagline">): string {
	return JSON.stringify({
		name,
		short_name: name,
		...(tagline && { description: tagline }),
		start_url: "/home",
		display: "standalone",
		background_color: PAPER,
		theme_color: PAPER,
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			{ src: "/apple-touch-icon.png", type: "image/png", sizes: "180x180" },
			{ src: "/icon-512.png", type: "image/png", sizes: "512x512" },
		],
	});
}
