import { lookup as resolveName } from "node:dns";
import type { LookupFunction } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

/** The address is none the shop may send to. */
export class RefusedAddress extends Error {}

/**
 * Whether an IP address belongs to the open internet: not to this machine, its network, or any of the ranges that stand for
 * something else, also not wrapped into an IPv6 address.
 */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false;
	const read = ipaddr.process(address);
	// The first 96 bits empty: an IPv4 address in a form of old, loopback or nothing.
	if (read instanceof ipaddr.IPv6 && read.parts.slice(0, 6).every((part) => part === 0)) return false;
	return read.range() === "unicast" && !isOwnAddress(read.toString());
}

function isOwnAddress(address: string): boolean {
	return Object.values(networkInterfaces()).some((found) =>
		found?.some((one) => ipaddr.isValid(one.address) && ipaddr.process(one.address).toString() === address),
	);
}

/** The host of an address where it is an IP address itself, which nobody looks up. */
export function literalHost({ hostname }: URL): string | null {
	const host = hostname.replace(/^\[|\]$/g, "");
	return ipaddr.isValid(host) ? host : null;
}

/** How a name is looked up; tests give their own answers. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>;

const resolveByDns: Resolve = (name) =>
	new Promise((done, fail) => {
		resolveName(name, { all: true }, (error, found) => (error ? fail(error) : done(found)));
	});

/**
 * Looks a name up for one connection and hands on only what may be connected to: what is checked is what is used, whatever
 * the name answered before. One address inside is enough to refuse all.
 */
export function publicLookup(resolve: Resolve = resolveByDns): LookupFunction {
	return (name, options, done) => {
		resolve(name).then(
			(found) => {
				const [first] = found;
				if (!first || !found.every(({ address }) => isPublicAddress(address)))
					return done(new RefusedAddress(`${name} is inside`), "", 0);
				if (options.all) return (done as unknown as (error: null, all: typeof found) => void)(null, found);
				return done(null, first.address, first.family);
			},
			(error) => done(error, "", 0),
		);
	};
}
