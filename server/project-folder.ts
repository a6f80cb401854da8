import { findPackageJSON } from "node:module";
import { pathToFileURL } from "node:url";

const project = pathToFileURL(findPackageJSON(import.meta.url) as string);

/** A place in the project's folder: the same one for the sources and for the bundle in build/. */
export const inProject = (path: string): URL => new URL(path, project);
