import { createContext } from "react-router";
import type { LoaderApi } from "#core/calls/call.ts";
import type { ShopFacts } from "#core/contract/settings.ts";

/** Set by the server for each page it renders. */
export const apiContext = createContext<LoaderApi>();

/** What pages say about the shop as a whole. */
export const shopContext = createContext<ShopFacts>();

/** Marks the inline scripts this render writes, so that they can be told from any other. */
export const nonceContext = createContext<string>();

/** Where errors of a render go: the shop's own log. */
export const errorLogContext = createContext<(error: unknown) => void>();

/** Where a render leaves its page: as the body of a response it would be turned into bytes and read again. */
export const pageContext = createContext<{ html?: string }>();
