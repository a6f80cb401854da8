import type { Texts } from "./texts.ts";

export const womenCoatsAndScarves = {
	"Vendimia Denim Jacket": {
		name: "Campera de jean Vendimia",
		description:
			"La campera vaquera clásica, apenas entallada en la cintura. Denim rígido, lavado dos veces para que ceda desde el primer día, con botones de cobre y dos bolsillos en el pecho que se abren de verdad.",
	},
	"Llovizna Rain Jacket": {
		name: "Campera de lluvia Llovizna",
		description:
			"Costuras selladas, capucha con visera y un exterior mate que hace rodar la lluvia en gotitas. Se guarda en su propio bolsillo, y la cartera donde vive ni se entera.",
	},
	"Surco Corduroy Jacket": {
		name: "Campera de corderoy Surco",
		description:
			"Corderoy de bastón ancho, cuello en punta y dos bolsillos grandes, hecha para ferias, bancos de plaza y largas charlas al aire libre. Toda forrada, así que se desliza sobre los tejidos.",
	},
	"Cumbre Hooded Puffer": {
		name: "Campera inflable con capucha Cumbre",
		description:
			"Larga, con capucha y en serio contra el viento. El cierre de dos carros te deja sentarte, los puños internos no dejan entrar la nieve y la tela de afuera repele la lluvia el tiempo de llegar a casa.",
	},
	"Medianoche Leather Jacket": {
		name: "Campera de cuero Medianoche",
		description:
			"Corte motoquero corto en cuero de cordero flexible, con solapas anchas y cierre en diagonal. Dura una semana, tuya veinte años. Limpiala con un paño seco y dejale la lluvia a otras camperas.",
	},
	"Acuarela Linen Blazer": {
		name: "Saco de lino Acuarela",
		description:
			"Un saco sin forro en lino de peso medio, con un solo botón y puños dados vuelta. Se arruga con simpatía y va bien con todo, desde vestidos lenceros hasta shorts.",
	},
	"Glaciar Cropped Puffer": {
		name: "Campera inflable corta Glaciar",
		description:
			"Gajos gordos y parejos, rellenos de fibra reciclada símil pluma, con un corte corto que va bien con cinturas altas. El cuello alto está forrado en polar. Secala en secarropas suave con dos pelotas de tenis para que recupere el volumen.",
	},
	"Cátedra Check Blazer": {
		name: "Saco a cuadros Cátedra",
		description:
			"Un saco cruzado oversize en lana a cuadros, con hombros blandos y todo forrado. Convierte una remera lisa y un jean en un conjunto. A la tintorería una vez por temporada.",
	},
	"Refugio Zip Hoodie": {
		name: "Buzo de polar con cierre Refugio",
		description:
			"Polar de pelo largo, cierre entero y una capucha en la que podés desaparecer. Las mangas son largas a propósito. Lavalo del revés y el pelo sigue esponjoso.",
	},
	"Lunes Hoodie": {
		name: "Buzo con capucha Lunes",
		description:
			"El buzo para arrancar despacio. Algodón rústico frisado por dentro, bolsillo canguro y una capucha de doble capa que se sostiene sola.",
	},
	"Recreo Cropped Hoodie": {
		name: "Buzo corto con capucha Recreo",
		description:
			"Un buzo corto de algodón liso, sin frisar, para los días entre campera y nada. El ruedo va cortado al filo y se enrosca un poco, como debe ser.",
	},
	"Estación Double Breasted Coat": {
		name: "Tapado cruzado Estación",
		description:
			"Solapas marcadas, seis botones y un ruedo que casi llega al tobillo. Ceñido en la cintura y con un tajo profundo atrás, para andenes, escaleras y últimos trenes.",
	},
	"Escarcha Collarless Coat": {
		name: "Tapado sin cuello Escarcha",
		description:
			"Escote redondo y limpio, bolsillos escondidos y un cuerpo corto, apenas redondeado. La lana tipo bouclé es tan suave que no hace falta bufanda, y tan linda que pide una bien viva.",
	},
	"Abril Light Coat": {
		name: "Tapado liviano Abril",
		description:
			"Un guardapolvo liviano, con cuellito camisero y caída recta hasta la rodilla. Sarga de algodón lavada, medio forro y bolsillos profundos. La primavera en una sola prenda.",
	},
	"Andén Check Coat": {
		name: "Tapado a cuadros Andén",
		description:
			"Un tapado recto y largo de cuadros ventana, con una sola hilera de botones. La lana es de peso medio: abriga en las mañanas de otoño y no pesa en el brazo al mediodía.",
	},
	"Pinar Duffle Coat": {
		name: "Montgomery con capucha Pinar",
		description:
			"Paño de lana grueso con alamares de madera, capucha amplia y dos bolsillos cuadrados. En cien inviernos no hubo nada que mejorarle.",
	},
	"Vereda Trench Coat": {
		name: "Trench de algodón Vereda",
		description:
			"Gabardina de algodón de trama tan cerrada que los chaparrones livianos se rinden. Cruzado, de calce suelto y con solapas largas que quedan mejor levantadas. Volvé a impermeabilizarlo cada tercer lavado.",
	},
	"Invierno Wrap Coat": {
		name: "Tapado cruzado con lazo Invierno",
		description:
			"Lana doble faz, sin forro y sin botones: apenas un gran cuello chal y un lazo. Cae como una bata y abriga como un tapado. Cepillalo después de usarlo y quitale los pliegues con vapor.",
	},
	"Copo Chunky Scarf": {
		name: "Bufanda gruesa Copo",
		description:
			"Dos metros de trenzas gordas para dar un par de vueltas. Suave para el mentón y larga como para compartirla en la parada del colectivo.",
	},
	"Otoñal Silk Scarf": {
		name: "Pañuelo de seda Otoñal",
		description:
			"Sarga de seda estampada con bordes enrollados, en los colores de las últimas uvas. Atalo al cuello, a la cartera o a una colita de pelo los días de viento.",
	},
	"Tartán Blanket Scarf": {
		name: "Bufanda manta Tartán",
		description:
			"Una frazada que está permitido llevar puesta. Lana cepillada en un tartán grande, con flecos torcidos a mano en ambas puntas. Dejala caer, envolvete o sujetala con un cinturón sobre el tapado.",
	},
} satisfies Texts;
