export const women = 1;
export const men = 2;

/** Women and Men themselves have no parent; garment types take the ids from 3 up. */
export const categories = [
	{ id: women, name: "Women", parent: null },
	{ id: men, name: "Men", parent: null },
	{ id: 3, name: "Women's dresses", parent: women },
	{ id: 4, name: "Women's tops", parent: women },
	{ id: 5, name: "Women's blouses", parent: women },
	{ id: 6, name: "Women's shirts", parent: women },
	{ id: 7, name: "Women's knitwear", parent: women },
	{ id: 8, name: "Women's hoodies", parent: women },
	{ id: 9, name: "Women's jackets", parent: women },
	{ id: 10, name: "Women's coats", parent: women },
	{ id: 11, name: "Women's skirts", parent: women },
	{ id: 12, name: "Women's trousers", parent: women },
	{ id: 13, name: "Women's jeans", parent: women },
	{ id: 14, name: "Women's shorts", parent: women },
	{ id: 15, name: "Women's swimwear", parent: women },
	{ id: 16, name: "Women's scarves", parent: women },
	{ id: 17, name: "Men's shirts", parent: men },
	{ id: 18, name: "Men's tees", parent: men },
	{ id: 19, name: "Men's polos", parent: men },
	{ id: 20, name: "Men's knitwear", parent: men },
	{ id: 21, name: "Men's hoodies", parent: men },
	{ id: 22, name: "Men's jackets", parent: men },
	{ id: 23, name: "Men's coats", parent: men },
	{ id: 24, name: "Men's trousers", parent: men },
	{ id: 25, name: "Men's jeans", parent: men },
	{ id: 26, name: "Men's shorts", parent: men },
	{ id: 27, name: "Men's swimwear", parent: men },
	{ id: 28, name: "Men's scarves", parent: men },
] as const;

type Category = (typeof categories)[number];
export type GarmentType = Exclude<Category, { parent: null }>["name"];
