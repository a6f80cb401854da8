/**
 * Leaves out what no test should look at: the names of crash points, which exist for the tests of crashes alone, and
 * what is written into the log.
 */
const isQuietCall = ({ callee }) =>
	callee?.property?.name === "crashAt" || (callee?.object?.property?.name ?? callee?.object?.name) === "log";

/** Such a call, alone as a statement or as all that a small function does. */
const isQuiet = ({ node }) => isQuietCall(node) || isQuietCall(node.expression ?? node.body ?? {});

export const strykerPlugins = [
	{
		kind: "Ignore",
		name: "quiet-places",
		value: {
			shouldIgnore: (path) => (isQuiet(path) ? "a crash point or the log" : undefined),
		},
	},
];
