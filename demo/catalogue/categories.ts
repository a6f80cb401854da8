export const women = 1;
export const men = 2;

/** Women and Men themselves have no parent; garment types take the ids from 3 up. */
export const categories = [
	{ id: women, name: "Women", es: "Mujer", parent: null },
	{ id: men, name: "Men", es: "Hombre", parent: null },
	{ id: 3, name: "Women's dresses", es: "Vestidos de mujer", parent: women },
	{ id: 4, name: "Women's tops", es: "Tops de mujer", parent: women },
	{ id: 5, name: "Women's blouses", es: "Blusas de mujer", parent: women },
	{ id: 6, name: "Women's shirts", es: "Camisas de mujer", parent: women },
	{ id: 7, name: "Women's knitwear", es: "Tejidos de mujer", parent: women },
	{ id: 8, name: "Women's hoodies", es: "Buzos de mujer", parent: women },
	{ id: 9, name: "Women's jackets", es: "Camperas de mujer", parent: women },
	{ id: 10, name: "Women's coats", es: "Tapados de mujer", parent: women },
	{ id: 11, name: "Women's skirts", es: "Polleras de mujer", parent: women },
	{ id: 12, name: "Women's trousers", es: "Pantalones de mujer", parent: women },
	{ id: 13, name: "Women's jeans", es: "Jeans de mujer", parent: women },
	{ id: 14, name: "Women's shorts", es: "Shorts de mujer", parent: women },
	{ id: 15, name: "Women's swimwear", es: "Mallas de mujer", parent: women },
	{ id: 16, name: "Women's scarves", es: "Bufandas de mujer", parent: women },
	{ id: 17, name: "Men's shirts", es: "Camisas de hombre", parent: men },
	{ id: 18, name: "Men's tees", es: "Remeras de hombre", parent: men },
	{ id: 19, name: "Men's polos", es: "Chombas de hombre", parent: men },
	{ id: 20, name: "Men's knitwear", es: "Tejidos de hombre", parent: men },
	{ id: 21, name: "Men's hoodies", es: "Buzos de hombre", parent: men },
	{ id: 22, name: "Men's jackets", es: "Camperas de hombre", parent: men },
	{ id: 23, name: "Men's coats", es: "Abrigos de hombre", parent: men },
	{ id: 24, name: "Men's trousers", es: "Pantalones de hombre", parent: men },
	{ id: 25, name: "Men's jeans", es: "Jeans de hombre", parent: men },
	{ id: 26, name: "Men's shorts", es: "Bermudas de hombre", parent: men },
	{ id: 27, name: "Men's swimwear", es: "Mallas de hombre", parent: men },
	{ id: 28, name: "Men's scarves", es: "Bufandas de hombre", parent: men },
] as const;

type Category = (typeof categories)[number];
export type GarmentType = Exclude<Category, { parent: null }>["name"];
