// What every command needs before it can run, done only when it is missing. Runs under whatever Node the machine has.
export { build, buildCrashShop } from "./build-shop.mjs";
export { chromiumPath } from "./chromium.mjs";
export { giveUp, root } from "./files.mjs";
export { install, installToRun } from "./install.mjs";
export { nodePath, run, runWithOthers } from "./run.mjs";
