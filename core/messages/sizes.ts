/** What readers call a size: as it is written on the label. */
export const sizeWord = (size: string): string => size;
