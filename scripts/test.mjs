// npm test: rules, server, parts of the web, journeys in a real browser. `npm test -- PART [FILTER…]` runs one of them.
import { build, giveUp, install } from "./prepare.mjs";
import { runPlaywright, runTier, runVitest } from "./test-stages.mjs";

const PROJECTS = ["rules", "web", "server", "parts"];
/** They need no built pages. */
const SOURCES_ONLY = ["rules", "web", "parts"];
/** They stand on a PostgreSQL or a browser of their own; a file that fails is run once more, alone. */
const SECOND_TRY = /^(server|demo)\/|\.parts\.test\./;

const [part, ...filters] = process.argv.slice(2);
if (part !== undefined && part !== "e2e" && !PROJECTS.includes(part)) {
	giveUp(`There is no part "${part}"; there are ${PROJECTS.join(", ")} and e2e.`);
}
await install();
if (!SOURCES_ONLY.includes(part)) await build();

const projects = part === undefined ? PROJECTS : [part];
const units = { name: projects.join(", "), work: (reports) => runVitest(reports, projects, filters, SECOND_TRY) };
// Attacks in a browser are proof; "alone" is the last of the other projects and brings them along.
const journeys = { name: "journeys in a browser", work: (reports) => runPlaywright(reports, ["alone"], filters) };
await runTier(part === undefined ? [units, journeys] : [part === "e2e" ? journeys : units]);
