import { createHash } from "node:crypto";

/** How a policy names an inline script or style: by the sum of its text. */
export function policyHash(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
