import type { Config } from "@react-router/dev/config";

/** One build per language; which of them has the bare paths is decided where a page is asked for. */
const language = process.env.SHOP_LANGUAGE ?? "en";

export default { appDirectory: "web", ssr: true, buildDirectory: `build/pages/${language}` } satisfies Config;
