import type { Texts } from "./texts.ts";

export const trousers = {
	"Tinta Tapered Trousers": {
		name: "Pantalón chupín Tinta",
		description:
			"Entallado y al tobillo, en lana de cuadros chicos que disimula las miguitas del día. Un poco de elasticidad en la trama permite ir en bici al trabajo.",
	},
	"Abedul Knit Trousers": {
		name: "Pantalón tejido Abedul",
		description:
			"Pantalón de merino acanalado para viajar, leer y abrir la puerta con dignidad. Pierna recta, cintura elástica ancha y tobillos abrigados.",
	},
	"Mañana Pleated Chinos": {
		name: "Chino con pinzas Mañana",
		description:
			"Dos pinzas suaves adelante, pierna que se afina hacia el tobillo y un ruedo hecho para dar una vuelta. Sarga de algodón con tacto de durazno, en colores que se llevan bien con las camisas blancas.",
	},
	"Sala Pinstripe Trousers": {
		name: "Pantalón de raya diplomática Sala",
		description:
			"Pantalón de traje de pierna ancha, con raya tiza y un planchado bien marcado. La lana tiene el peso justo para moverse. Medio forro hasta la rodilla para que nunca pique.",
	},
	"Granero Wide Corduroys": {
		name: "Pantalón ancho de corderoy Granero",
		description:
			"Piernas de los setenta, cintura de hoy. Corderoy suave de bastón mediano que susurra al caminar, con bolsillos plaqué adelante como los pantalones de marinero.",
	},
	"Hamaca Wide Linen Trousers": {
		name: "Pantalón ancho de lino Hamaca",
		description:
			"De tiro alto, ancho y sin peso, con un cordón en la cintura. El lino viene prelavado: el largo que te probás es el largo que te queda.",
	},
	"Galpón Wide Jeans": {
		name: "Jeans anchos Galpón",
		description:
			"Tiro alto y una pierna ancha como portón de galpón, hasta el piso. Denim de puro algodón, de tacto firme, que con el uso se afloja en pliegues suaves.",
	},
	"Feria Relaxed Jeans": {
		name: "Jeans sueltos Feria",
		description:
			"Sueltos en el muslo, angostos en el ruedo y más felices con cinturón. Denim de peso medio, lavado con enzimas para un tacto usado que no hace falta ablandar.",
	},
	"Vuelta Straight Jeans": {
		name: "Jeans rectos Vuelta",
		description:
			"Rectos, cortados justo arriba del huesito del tobillo y desteñidos como por diez veranos. Bragueta con botones, cinco bolsillos, sin elastano y sin vueltas.",
	},
	"Noche Slim Jeans": {
		name: "Jeans chupín Noche",
		description:
			"Ajustados de la cadera al tobillo, en un denim oscuro y denso con elasticidad cómoda. La tintura se fija por duplicado, así que el negro sigue negro. Lavalos del revés y con agua fría.",
	},
	"Malecón Denim Shorts": {
		name: "Shorts de jean Malecón",
		description:
			"Cortados, y con el desflecado ya hecho. Tiro alto, cinco bolsillos y una botamanga que no aprieta cuando te sentás en el murallón.",
	},
	"Terraza Pleated Shorts": {
		name: "Bermudas con pinzas Terraza",
		description:
			"Bermudas de sastrería con pinzas al frente y raya planchada. Sarga de algodón fresca que aguanta una cena sentada y llega impecable a la barra.",
	},
	"Arena Linen Shorts": {
		name: "Shorts de lino Arena",
		description:
			"Shorts de ponerse y salir, con cordón y de corte suelto para que entre la brisa. El lino se ablanda con el agua salada y el sol. Sacudí la arena, enjuagá, repetí.",
	},
	"Recta Chinos": {
		name: "Chino entallado Recta",
		description:
			"Chino entallado en sarga elastizada, con bolsillos de vivo prolijos y un ruedo que se puede alargar dos centímetros. Lavalo seguido: el color está en el hilo, no encima.",
	},
	"Consejo Pinstripe Trousers": {
		name: "Pantalón de raya diplomática Consejo",
		description:
			"Pantalón de traje con raya tiza fina, sin pinzas y de pierna recta y entallada. Lana peinada que se repone de una reunión larga. Colgalo de la botamanga.",
	},
	"Plaza Pleated Trousers": {
		name: "Pantalón con pinzas Plaza",
		description:
			"Pinzas dobles, tiro alto y una pierna ancha que quiebra una sola vez sobre el zapato. Algodón seco con aspecto de lino, para caminar despacio con las manos atrás.",
	},
	"Tribuna Check Trousers": {
		name: "Pantalón a cuadros Tribuna",
		description:
			"Franela a cuadros con una sola pinza y una pierna que se afina para lucir unas buenas botas. Tibio al ponérselo, cosa que en julio importa.",
	},
	"Médano Drawstring Trousers": {
		name: "Pantalón de lino con cordón Médano",
		description:
			"Pantalón recto de lino con cintura elástica y cordón de algodón. Suelto en la rodilla, prolijo en el ruedo, y tan cómodo en la rambla como en el sillón.",
	},
	"Huella Cargo Trousers": {
		name: "Pantalón cargo Huella",
		description:
			"Algodón antidesgarro con bolsillos amplios en el muslo y cordón en el tobillo. Las rodillas están cortadas con una pinza, así que se doblan antes de que la tela se queje.",
	},
	"Alero Corduroys": {
		name: "Pantalón de corderoy Alero",
		description:
			"Cinco bolsillos, pierna recta y corderoy de ocho bastones con un brillo aterciopelado. Empiezan elegantes, terminan queridos y nunca hacen tanto ruido como dice la gente.",
	},
	"Rambla Cropped Jeans": {
		name: "Jeans cortos Rambla",
		description:
			"Regulares arriba y con la pierna en disminución, cortada antes del tobillo, listos para la piel desnuda y las zapatillas de lona. Denim liviano de textura apenas irregular.",
	},
	"Telar Raw Jeans": {
		name: "Jeans crudos Telar",
		description:
			"Denim sin lavar, tejido despacio en telares angostos. Chupín, con bragueta de botones y un índigo que va a copiar tus costumbres. Usalos durante meses antes del primer remojo en agua fría.",
	},
	"Carbón Straight Jeans": {
		name: "Jeans rectos Carbón",
		description:
			"Negro sobre negro: urdimbre, trama y costuras en un mismo tono. Pierna recta regular en un denim pesado que frena el viento en la moto.",
	},
	"Lavado Relaxed Jeans": {
		name: "Jeans sueltos Lavado",
		description:
			"Sueltos de la cola para abajo, amontonados en el tobillo y lavados a la piedra hasta quedar suaves. Puro algodón sin elastano, así que caen relajados sin deformarse.",
	},
	"Cuesta Chino Shorts": {
		name: "Bermudas chinas Cuesta",
		description:
			"Bermudas de corte chino que terminan apenas arriba de la rodilla, con bolsillos de vivo y una pretina como corresponde. Sarga con tacto de durazno, preencogida, en los tres colores que pide todo verano.",
	},
	"Orégano Linen Shorts": {
		name: "Bermudas de lino Orégano",
		description:
			"Bermudas con cordón en lino pesado, con bolsillos plaqué atrás. Quedan mejor al día siguiente, cuando las arrugas ya te conocen.",
	},
	"Explorador Cargo Shorts": {
		name: "Bermudas cargo Explorador",
		description:
			"Dos bolsillos cargo, pierna más larga y una tela antidesgarro que se ríe de las espinas. Todavía entran mapas, por si el teléfono se rinde.",
	},
} satisfies Texts;
