type Named = readonly (readonly [sign: RegExp, name: string])[];

/** The first that fits counts: most browsers also claim to be Chrome or Safari, and Android to be Linux. */
const BROWSERS: Named = [
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\/|Opera/, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const SYSTEMS: Named = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/CrOS/, "ChromeOS"],
	[/Mac OS X|Macintosh/, "Mac"],
	[/Linux|X11/, "Linux"],
];

/** A browser and its system, as far as the browser says what it is. */
export function deviceInWords(userAgent: string): string {
	const [browser, system] = [BROWSERS, SYSTEMS].map((named) => named.find(([sign]) => sign.test(userAgent))?.[1]);
	if (!browser && !system) return "Unknown device";
	if (!system) return `${browser}`;
	return `${browser ?? "Browser"} on ${system}`;
}
