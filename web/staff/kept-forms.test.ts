import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Forms that may be lost with their session, and why. */
const NOT_KEPT: Record<string, string> = {
	"account/confirm-app.tsx": "a code that is good for half a minute",
	"account/own-email.tsx": "a password",
	"catalogue/stock-form.tsx": "counts of units, which others sell meanwhile",
	"categories/add-category.tsx": "one name",
	"orders/view-popup.tsx": "one name",
	"permissions/bounds-form.tsx": "three numbers",
	"permissions/refund-limit-form.tsx": "one number",
	"searches/meaning-form.tsx": "two words",
	"settings/test-mail.tsx": "one address",
	"step-up/typed-proof.tsx": "a password or a code",
	"users/new-user-form.tsx": "a password",
};

test("what staff type outlives its session, in every form but those that say why not", () => {
	const forms = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).filter((file) =>
		/\buse(Schema)?Form[<(]/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
	);
	expect(forms.sort()).toEqual(Object.keys(NOT_KEPT));
});
