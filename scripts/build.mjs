// npm run build: the pages, made for production.
import { build, install } from "./prepare.mjs";

install();
build();
