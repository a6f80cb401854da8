/**
 * Leaves out what no test should look at: the names of crash points, which exist for the tests of crashes alone, and
 * what is written into the log.
 */
const isQuiet = ({ callee }) =>
	callee?.property?.name === "crashAt" || (callee?.object?.property?.name ?? callee?.object?.name) === "log";

export const strykerPlugins = [
	{
		kind: "Ignore",
		name: "quiet-places",
		value: {
			shouldIgnore: (path) =>
				(path.isCallExpression() || path.isOptionalCallExpression()) && isQuiet(path.node)
					? "a crash point or the log"
					: undefined,
		},
	},
];
