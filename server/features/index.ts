import type { App, Deps } from "../deps.ts";

/** Every feature of the shop, each serving its own part of the contract. */
export const features: readonly ((app: App, deps: Deps) => void | Promise<void>)[] = [];
