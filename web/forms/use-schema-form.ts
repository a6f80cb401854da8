import { zodResolver } from "@hookform/resolvers/zod";
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";

type Options<I extends FieldValues, O> = Omit<UseFormProps<I, unknown, O>, "resolver">;

/**
 * Every form whose fields are checked: react-hook-form over a schema of the contract. A field says what is wrong with it
 * once somebody has left it. Without default values what was typed before the page listened counts.
 */
export function useSchemaForm<I extends FieldValues, O>(
	schema: z.ZodType<O, I>,
	options: NoInfer<Options<I, O>> = {},
): UseFormReturn<I, unknown, O> {
	return useForm<I, unknown, O>({ mode: "onTouched", ...options, resolver: zodResolver(schema) });
}
