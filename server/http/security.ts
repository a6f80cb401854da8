/** Headers every answer carries, whatever it is. */
export const baseHeaders: Record<string, string> = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"x-frame-options": "DENY",
	"cross-origin-opener-policy": "same-origin-allow-popups",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()",
	"x-permitted-cross-domain-policies": "none",
};

/** Only over https: browsers ignore it elsewhere, and a demo on http must not pin itself. */
export const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

/** An answer that is data, never a document: nothing in it may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The worker of the pages asks the shop, and loads no other code. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The policy of a page: its own inline scripts and style by hash, nothing else inline. Hashes instead of a nonce, so that the page
 * can be kept. Only the payment page names other origins, those of the card provider, whose script also makes HTML of text:
 * everywhere else nothing does that but the one rule of web/trusted-types.ts.
 */
export function pagePolicy(
	scriptHashes: readonly string[],
	styleHash: string,
	cardOrigins: readonly string[] | null,
): string {
	const cards = (cardOrigins ?? []).map((origin) => ` ${origin}`).join("");
	return [
		"default-src 'none'",
		`script-src 'self' ${scriptHashes.join(" ")}`.trim() + cards,
		`style-src 'self' ${styleHash}`,
		`img-src 'self' data:${cards}`,
		"font-src 'self'",
		`connect-src 'self'${cards}`,
		...(cards ? [`frame-src${cards}`] : []),
		"manifest-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
		...(cardOrigins === null ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
	].join("; ");
}
