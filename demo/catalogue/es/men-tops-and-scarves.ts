import type { Texts } from "./texts.ts";

export const menTopsAndScarves = {
	"Leñador Check Flannel": {
		name: "Camisa de franela a cuadros Leñador",
		description:
			"Cuadros de bosque en franela pesada, frisada de ambos lados. Dos bolsillos con botón en el pecho y costuras triples para leña de verdad.",
	},
	"Mercado Gingham Shirt": {
		name: "Camisa vichy Mercado",
		description:
			"Cuadritos vichy sobre un poplín liso, de corte entallado y cuello blando. Va bien con chino, va bien con jean y va bien en la verdulería el sábado.",
	},
	"Ribera Stripe Shirt": {
		name: "Camisa a rayas Ribera",
		description:
			"Rayas anchas de toldo sobre un algodón liviano, con mangas cortas y calce regular. Parece planchada aunque no lo esté, que de eso se trata una camisa de verano.",
	},
	"Palmar Print Shirt": {
		name: "Camisa estampada Palmar",
		description:
			"Hojas y flores grandes sobre seda lavada y fluida, suelta y un poco llamativa. Dejala con pocos botones cerrados y pedite algo con hielo.",
	},
	"Labranza Corduroy Shirt": {
		name: "Camisa de corderoy Labranza",
		description:
			"Corderoy finito, suave como un sillón viejo, en colores de tierra que mejoran al desteñirse. Calce suelto, dos bolsillos en el pecho y resistencia para trabajar en la huerta.",
	},
	"Taller Denim Shirt": {
		name: "Camisa de jean Taller",
		description:
			"Denim liviano con actitud de broches de nácar pero botones comunes. Costuras de vaquero en los hombros, bolsillos en el pecho y un color que se gasta en los codos.",
	},
	"Isla Band Collar Shirt": {
		name: "Camisa de cuello mao Isla",
		description:
			"Sin cuello y sin vueltas: una tirita prolija al cuello, mangas largas para arremangar y cuerpo recto. El lino es más pesado que el de nuestras camisas de cuello abierto, así que sirve para casamientos en el jardín.",
	},
	"Cuaderno Oxford Shirt": {
		name: "Camisa Oxford Cuaderno",
		description:
			"La Oxford que va con todo lo que tenés. Entallada, no apretada, con un cuello de puntas abotonadas que a los tres lavados cae como debe.",
	},
	"Cabaña Wool Overshirt": {
		name: "Sobrecamisa de lana Cabaña",
		description:
			"Lana gruesa y afieltrada, cortada como camisa y usada como campera. Bolsillos plaqué en la cadera, ruedo recto y hombros con lugar para un suéter.",
	},
	"Tardes Linen Camp Shirt": {
		name: "Camisa de lino de cuello abierto Tardes",
		description:
			"Una camisa de cuello abierto en lino lavado, con ruedo recto para llevarla por fuera del pantalón, donde tiene que estar. Un bolsillo en el pecho para los anteojos de sol.",
	},
	"Lote Pocket Tee": {
		name: "Remera con bolsillo Lote",
		description:
			"Grande a propósito, con un bolsillo en el pecho donde entra el teléfono o un tornillo de repuesto. Algodón teñido en prenda, en colores que ya parecen queridos.",
	},
	"Bloque Tee": {
		name: "Remera bicolor Bloque",
		description:
			"Mitad de un tono, mitad de otro, unidas por una costura plana que cruza el pecho. Los dos algodones se tiñen juntos para que destiñan a la misma velocidad.",
	},
	"Botonera Henley Tee": {
		name: "Remera de cuello abotonado Botonera",
		description:
			"Tres botones, una tirita angosta en el cuello y mangas largas y ajustadas. Algodón panal que abriga a la mañana y respira al mediodía.",
	},
	"Cancha Tank": {
		name: "Musculosa de algodón Cancha",
		description:
			"Sisas profundas, escote redondo y nada más que moleste. Una musculosa de algodón para canchas, techos y arreglar bicicletas a la sombra.",
	},
	"Faro Long Sleeve Tee": {
		name: "Remera de manga larga Faro",
		description:
			"Mangas largas con puños de morley y una raya angosta, en un algodón un poco más pesado que el de una remera de verano. Hecha para ir debajo de una campera de trabajo o arriba de nada.",
	},
	"Arrecife Linen Tee": {
		name: "Remera de lino Arrecife",
		description:
			"Jersey de lino de textura irregular, con una V poco profunda y suelta como para sentir pasar el aire. Se seca en el respaldo de una silla mientras tomás un café.",
	},
	"Everyday Heavy Tee": {
		name: "Remera gruesa de todos los días",
		description:
			"La que usamos nosotros. Algodón peinado y denso, cuello de morley firme y costuras laterales que se quedan a los costados. Al lavarropas, a la soga y mañana otra vez puesta.",
	},
	"Puerto Breton Tee": {
		name: "Remera marinera a rayas Puerto",
		description:
			"Una remera de marinero con una raya pareja del cuello al ruedo. El jersey es firme y seco al tacto, así que no pierde la forma cuando el día se pone húmedo.",
	},
	"Costanera Knit Polo": {
		name: "Chomba tejida Costanera",
		description:
			"Una chomba tejida como un suéter fino, con canalé del hombro al ruedo y un cuello sin pie. De algodón, fresca y un botón mejor que una remera.",
	},
	"Regata Stripe Polo": {
		name: "Chomba a rayas Regata",
		description:
			"Rayas horizontales sobre un piqué que respira, con un cuello de la misma tela que queda plano sin almidón. Apenas más larga atrás, para asomarse por la baranda.",
	},
	"Club Piqué Polo": {
		name: "Chomba de piqué Club",
		description:
			"La chomba lisa bien hecha: piqué panal, cuerpo entallado, dos botones y ningún logo. Lavala con agua tibia: no se encoge, lo comprobamos.",
	},
	"Andarín Zip Polo": {
		name: "Chomba con cierre Andarín",
		description:
			"Mangas largas y un cierre corto en lugar de botones. El algodón de peso medio se lleva la humedad en una caminata larga y después pasa por elegante en la posada.",
	},
	"Escocés Check Scarf": {
		name: "Bufanda a cuadros Escocés",
		description:
			"Lana de cordero tejida en telar con un cuadro clásico, terminada en un fleco corto y torcido. Suave, mate y con largo para un nudo que no se desarma.",
	},
	"Rayado Knit Scarf": {
		name: "Bufanda tejida Rayado",
		description:
			"Rayas de universidad en un tejido flojo de algodón y lana, que abriga sin dar calor. Linda en la terraza, más linda en bicicleta, mejor todavía si te la roba alguien que te gusta.",
	},
	"Bruma Rib Scarf": {
		name: "Bufanda de canalé Bruma",
		description:
			"Una bufanda acanalada de merino, de doble espesor, con puntas limpias y sin flecos. La doblás al medio, la pasás y salís. Lavala a mano y secala en plano sobre una toalla.",
	},
} satisfies Texts;
