import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";

/** What a log-in form holds. Its own screen says what is missing. */
export const Credentials = z.object({ username: z.string().trim().min(1), password: z.string().min(1) });
export type Credentials = z.infer<typeof Credentials>;

export type CredentialsForm = UseFormReturn<Credentials>;

/** Nothing is said beside the fields; what the browser's keychain filled in before the page listened counts. */
export function useCredentialsForm(): CredentialsForm {
	return useSchemaForm(Credentials, { mode: "onSubmit", reValidateMode: "onSubmit", shouldFocusError: false });
}

/** Empties the fields and puts the cursor back to the first. */
export function startOver(form: CredentialsForm): void {
	form.reset({ username: "", password: "" }, { keepFieldsRef: true });
	form.setFocus("username");
}
