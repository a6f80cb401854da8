export const SIZE_LENGTH_MAX = 8;

const SIZE = /^[\p{L}\d](?:[\p{L}\d/. -]{0,6}[\p{L}\d])?$/u;

/** Letters and digits, with `/`, `.`, `-` and spaces between them. */
export const isSize = (text: string): boolean => SIZE.test(text);
