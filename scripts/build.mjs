// npm run build: the pages and the server, made for production.
import { build, installToRun } from "./prepare.mjs";

await installToRun();
await build();
