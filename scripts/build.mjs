// npm run build: the pages, made for production.
import { build, installToRun } from "./prepare.mjs";

installToRun();
build();
