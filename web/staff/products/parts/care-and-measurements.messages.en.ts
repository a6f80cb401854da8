const messages = {
	noCare: "Nothing chosen: the label is not known",
	hint: "In centimetres, laid flat. Leave empty what nobody measured.",
	size: "Size",
	of: (measure: string, size: string) => `${measure} of ${size}`,
};

export default messages;
