import { createContext } from "react-router";
import type { Endpoint, GivenTo, ReplyOf } from "#core/contract/endpoint.ts";

/** How a loader on the server calls the shop's own API: in process, as a visitor. */
export type LoaderApi = <E extends Endpoint>(endpoint: E, given: GivenTo<E>) => Promise<LoaderAnswer<E>>;
export type LoaderAnswer<E extends Endpoint> = { status: number; data: ReplyOf<E>; headers: Record<string, string> };

export const apiContext = createContext<LoaderApi>();
