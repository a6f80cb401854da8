export const sizes = ["S", "M", "L", "XL"] as const;
