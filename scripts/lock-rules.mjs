// What npm ci fetches is checked against the lockfile's sums, and runs nothing of its own but what package.json's `allowScripts` lists.

/** Where the shop runs; packages for other places are never fetched, and npm knows no sums of some of them. */
const SUPPORTED = { os: ["linux"], cpu: ["x64", "arm64"], libc: ["glibc"] };

/** npm's own way to say for which places a package is: one or some, or all others with a `!` before each. */
function isFor(said, mine) {
	const places = said === undefined ? [] : [said].flat();
	const barred = places.filter((place) => place.startsWith("!")).map((place) => place.slice(1));
	const named = places.filter((place) => !place.startsWith("!"));
	return mine.some((place) => !barred.includes(place) && (named.length === 0 || named.includes(place)));
}

const isSupported = (entry) => Object.entries(SUPPORTED).every(([what, mine]) => isFor(entry[what], mine));
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * What is wrong with the packages of a lockfile. `allowed` are the names that may run a script when installed; `runsScript`
 * tells of an installed package what the lockfile may have left out.
 */
export function problemsOf(packages, allowed, runsScript = () => false) {
	const fetched = Object.entries(packages).filter(([path, entry]) => path !== "" && isSupported(entry));
	const problems = [];
	const withScript = new Set();
	for (const [path, entry] of fetched) {
		if (!/^sha512-\S{80,}/.test(entry.integrity ?? "")) problems.push(`${path} has no sha512 sum in the lockfile`);
		if (entry.resolved !== undefined) problems.push(`${path} names a place of its own to be fetched from`);
		if (!entry.hasInstallScript && !runsScript(path)) continue;
		withScript.add(nameOf(path));
		if (!allowed.includes(nameOf(path)))
			problems.push(`${path} runs a script when it is installed and is not in allowScripts`);
	}
	const needless = allowed.filter((name) => !withScript.has(name));
	return [...problems, ...needless.map((name) => `${name} is in allowScripts and runs no script`)];
}
