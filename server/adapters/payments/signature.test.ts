import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSigned, sign } from "./signature.ts";

const SECRET = "the shop's secret";
const NOW = new Date("2026-03-01T10:00:00Z");
const SECONDS = String(NOW.getTime() / 1000);
const NOTICE = { dataId: "123", requestId: "a-request" };
const hmac = (text: string) => createHmac("sha256", SECRET).update(text).digest("hex");
/** Signed over any time, whatever it looks like. */
const isAccepted = (
	signature: string | undefined,
	notice: { dataId?: string; requestId?: string } = NOTICE,
	now = NOW,
) => isSigned({ dataId: notice.dataId, requestId: notice.requestId, signature }, SECRET, now);

test("the payment, the request and the time are signed in the provider's own form", () => {
	expect(sign(NOTICE, SECONDS, SECRET)).toBe(`ts=${SECONDS},v1=${hmac(`id:123;request-id:a-request;ts:${SECONDS};`)}`);
});

test("what is absent is left out of what is signed", () => {
	expect(sign({ dataId: "123", requestId: undefined }, "1", SECRET)).toBe(`ts=1,v1=${hmac("id:123;ts:1;")}`);
	expect(sign({ dataId: undefined, requestId: "r" }, "1", SECRET)).toBe(`ts=1,v1=${hmac("request-id:r;ts:1;")}`);
});

test("space around the parts, their order, other parts and capital letters do not matter", () => {
	const [ts, v1] = sign(NOTICE, SECONDS, SECRET).split(",") as [string, string];
	for (const signature of [`${ts},${v1}`, `${ts}, ${v1}`, `${v1} ,${ts}`, `v2=x,${ts},${v1}`])
		expect(isAccepted(signature)).toBe(true);
	expect(isAccepted(`${ts},v1=${v1.slice(3).toUpperCase()}`)).toBe(true);
});

test.each([
	["no header", undefined],
	["an empty one", ""],
	["no time", `v1=${hmac("id:123;request-id:a-request;ts:undefined;")}`],
	["no digest", `ts=${SECONDS}`],
	["a short digest", `ts=${SECONDS},v1=${"0".repeat(63)}`],
	["a long digest", `${sign(NOTICE, SECONDS, SECRET)}0`],
	["something before the digest", sign(NOTICE, SECONDS, SECRET).replace("v1=", "v1=zz")],
])("%s is refused", (_, signature) => {
	expect(isAccepted(signature)).toBe(false);
});

test.each(["", "soon", "12345678", `x${SECONDS}`, `${SECONDS}x`, "1".repeat(16)])(
	"a signature over the time '%s' is refused",
	(ts) => {
		expect(isAccepted(sign(NOTICE, ts, SECRET))).toBe(false);
	},
);

test("a notice of nothing is refused, however well signed", () => {
	for (const dataId of [undefined, ""]) {
		const notice = { requestId: "r", ...(dataId !== undefined && { dataId }) };
		expect(isAccepted(sign({ dataId, requestId: "r" }, SECONDS, SECRET), notice)).toBe(false);
	}
});

test("a time of up to 11 digits is in seconds, a longer one in milliseconds", () => {
	const [then, ms] = [new Date("2001-01-01T00:00:00Z"), "978307200000"];
	expect(ms).toHaveLength(12);
	expect(isAccepted(sign(NOTICE, ms, SECRET), NOTICE, then)).toBe(true);
	expect(isAccepted(sign(NOTICE, "978307200", SECRET), NOTICE, then)).toBe(true);
	const far = new Date("2300-01-01T00:00:00Z");
	expect(isAccepted(sign(NOTICE, String(far.getTime() / 1000), SECRET), NOTICE, far)).toBe(true);
});

test.each([-1, 1])("a signature is good for five minutes and not a millisecond more (%s)", (direction) => {
	const at = (ms: number) => sign(NOTICE, String(NOW.getTime() + direction * ms), SECRET);
	expect(isAccepted(at(300_000))).toBe(true);
	expect(isAccepted(at(300_001))).toBe(false);
});
