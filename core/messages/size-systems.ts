import { SIZE_LENGTH_MAX } from "../rules/size-text.ts";
import { SIZES_MAX } from "../rules/sizes.ts";

export const sizeSystemMessages = {
	name: "Give the sizes a name",
	nameTooLong: "A name has 60 characters at most",
	nameInvalid: "This name cannot be used",
	nameInUse: "Other sizes have this name already",
	tooMany: "There are too many sizes with such a name: choose a very different one",
	size: `A size has up to ${SIZE_LENGTH_MAX} letters and digits, with / . - or a space between them`,
	sizes: "Name at least one size",
	sizesMax: `There can be ${SIZES_MAX} sizes at most`,
	sizesUnique: "Every size can be there once",
	unknown: "There are no such sizes",
	hidden: "These sizes are hidden: show them again first",
	lettersFixed: "S, M, L and XL stay as they are: add other sizes instead",
	inUse: "Products have these sizes: hide them instead",
	sizeInUse: (size: string) => `Products are still offered in ${size}: take it out of them first`,
	notOfSystem: (size: string, system: string) => `${system} has no size ${size}`,
	notOffered: (colour: string, size: string) => `${colour} has units in ${size}, which is not offered`,
	stillThere: (colour: string, size: string, units: number) =>
		`There are ${units} units of ${colour} in ${size}: take them off the shelf before the size`,
} as const;
