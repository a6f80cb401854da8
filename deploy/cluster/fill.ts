/** A template with its `{{NAMES}}` filled; a name without a value is an error, so that no machine starts half told. */
export function fill(template: string, values: Record<string, string>): string {
	return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`the template asks for ${name}, which has no value`);
		return value;
	});
}
