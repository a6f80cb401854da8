import type { Texts } from "./texts.ts";

export const womenTops = {
	"Vendaval Long Sleeve Tee": {
		name: "Remera de manga larga Vendaval",
		description:
			"Tu primera capa de marzo en adelante: una remera entallada de manga larga con rayas finas y parejas. El algodón peinado es suave desde el primer día y no hace bolitas debajo de la campera.",
	},
	"Brisa Ribbed Tank": {
		name: "Musculosa de morley Brisa",
		description:
			"Una musculosa de morley al cuerpo, con escote redondo y breteles lo bastante anchos para tapar el corpiño. El algodón cede un poco y vuelve a su forma después de cada lavado.",
	},
	"Sal Boat Neck Tee": {
		name: "Remera de escote bote Sal",
		description:
			"Rayas marineras sobre un algodón firme y seco, con ese escote amplio que las viste un poco más. Recta en el cuerpo y con el largo justo para llevarla adentro.",
	},
	"Trazo Colour Block Tee": {
		name: "Remera en dos tonos Trazo",
		description:
			"Los dos colores se encuentran en una costura limpia que cruza el pecho. Las mangas llegan al codo y el escote es redondo y amplio. Lavala del revés y los tonos se mantienen vivos.",
	},
	"Alba Linen Tank": {
		name: "Musculosa de lino Alba",
		description:
			"Suelta, corta y fresca. Esta musculosa de escote en V está cortada en un jersey de lino finito que en los días de calor se siente casi mojado sobre la piel. Va con cinturas altas.",
	},
	"Nube Boxy Tee": {
		name: "Remera cuadrada Nube",
		description:
			"Corta y ancha, con hombros caídos y un cuello que no pierde la redondez. Es de algodón pesado, así que mantiene la línea cuadrada en lugar de colgar.",
	},
	"Ámbar Dotted Blouse": {
		name: "Blusa a lunares Ámbar",
		description:
			"Lunares diminutos y desparejos sobre una seda cálida y fluida, con escote en V y mangas fruncidas al codo. Atrás es un poco más larga que adelante, y por eso no se sale cuando estirás los brazos.",
	},
	"Magnolia Floral Blouse": {
		name: "Blusa floreada Magnolia",
		description:
			"Flores sueltas estampadas sobre una batista de algodón tan fina que en las mangas casi se transparenta. El cuellito mao se abotona hasta arriba o se deja con los primeros dos abiertos.",
	},
	"Celeste Tie Blouse": {
		name: "Blusa con lazo Celeste",
		description:
			"Parece sin mangas, con un mínimo de tela sobre el hombro y un lazo en el cuello para hacer un moño, un nudo o dejarlo suelto. Seda lavada, mate por fuera y lisa por dentro.",
	},
	"Azahar Puff Blouse": {
		name: "Blusa de mangas abullonadas Azahar",
		description:
			"Mangas bien abullonadas sobre un cuerpo corto y prolijo. El poplín tiene firmeza para mantener la forma todo el día, y el escote cuadrado deja lucir tu collar preferido.",
	},
	"Luna Silk Blouse": {
		name: "Blusa de seda Luna",
		description:
			"Crepé de seda pesado, con cuello blando y tapeta cubierta. Cae recta desde el hombro y se lleva adentro sin hacer bulto, debajo de un saco o sola a la luz de las velas.",
	},
	"Gaviota Wrap Blouse": {
		name: "Blusa cruzada Gaviota",
		description:
			"Se cruza, se ata en la cintura y deja pasar el aire. Lino de peso medio con mangas cortas; el lazo es tan largo que da otra vuelta más.",
	},
	"Biblioteca Pinstripe Shirt": {
		name: "Camisa de raya diplomática Biblioteca",
		description:
			"La más elegante. Entallada en la cintura, de cuello firme y con rayas tan finas que desde la otra punta del salón parecen textura. Poplín fácil de cuidar que se seca colgado, sin vueltas.",
	},
	"Patio Camp Shirt": {
		name: "Camisa de cuello abierto Patio",
		description:
			"Una camisa corta de cuello abierto, con rayas de reposera. El tejido sirsaca se despega de la piel, así que se mantiene fresca y nunca pide plancha.",
	},
	"Brasa Flannel Shirt": {
		name: "Camisa de franela Brasa",
		description:
			"Franela frisada de ambos lados a grandes cuadros de invierno, con lugar para un suéter abajo. Dos bolsillos en el pecho y ruedo curvo. Sale más suave de cada lavado.",
	},
	"Sendero Corduroy Overshirt": {
		name: "Sobrecamisa de corderoy Sendero",
		description:
			"A mitad de camino entre una camisa y una campera. Corderoy fino, dos bolsillos plaqué en la cadera y botones fuertes símil asta. Usala abierta apenas las hojas cambien de color.",
	},
	"Orilla Linen Shirt": {
		name: "Camisa de lino Orilla",
		description:
			"De hechura prestada y largo generoso: una camisa de lino oversize con un bolsillo en el pecho. Ponétela sobre la malla, metela a medias en el short o dormí con ella si querés.",
	},
	"Rocío Tunic Shirt": {
		name: "Camisa túnica Rocío",
		description:
			"Una túnica larga con cuello mao, mangas al codo y tajos a los costados. El algodón está teñido en prenda, y eso le da a cada una un aire apenas gastado por el sol desde el principio.",
	},
	"Aurora Fair Isle Sweater": {
		name: "Suéter con guarda Aurora",
		description:
			"Un canesú de estrellitas y rombos, tejido en dos colores de lana cepillada. Liviano para lo que abriga, y hecho para caminatas que terminan cerca del fuego.",
	},
	"Cosecha Stripe Sweater": {
		name: "Suéter a rayas Cosecha",
		description:
			"Rayas anchas de cosecha en un suéter grande y cómodo, de hombros caídos. Una mezcla de lana y algodón para los días que empiezan fríos y terminan al sol.",
	},
	"Sereno Scoop Cardigan": {
		name: "Cárdigan de escote redondo Sereno",
		description:
			"Un cárdigan acanalado y entallado, de escote redondo y bajo, hecho para usar abotonado como top. El hilo de algodón tiene un brillo apenas visible que atrapa la luz de la mañana.",
	},
	"Nuez Cropped Cardigan": {
		name: "Cárdigan corto Nuez",
		description:
			"Corto y de cuello redondo, con una sola trenza a cada lado de los botones. Termina en la cintura de un pantalón de tiro alto, o cierra sobre un vestido como una camperita.",
	},
	"Ventisca Rib Sweater": {
		name: "Suéter de canalé Ventisca",
		description:
			"Canalé fino y vertical y una V limpia que queda justa sobre el cuello de la camisa. Merino con un poco de elasticidad: cerca del cuerpo, nunca apretado.",
	},
	"Nieve Cable Sweater": {
		name: "Suéter trenzado Nieve",
		description:
			"Trenzas gruesas que suben por el frente y pasan el hombro, tejidas en una lana mullida de lugares fríos. Suelto en el cuerpo, ceñido en los puños. Ventilalo seguido, lavalo poco.",
	},
	"Pétalo Fine Sweater": {
		name: "Suéter fino Pétalo",
		description:
			"Tejido de algodón de punto fino, con escote bote y mangas al codo, liviano como para las primeras noches templadas. Lavado frío, secado en plano y listo.",
	},
	"Manta Long Cardigan": {
		name: "Cárdigan largo Manta",
		description:
			"Mitad cárdigan, mitad frazada. Un cuello chal amplio envuelve el cuello, un cinto tejido lo mantiene cerrado, y los bolsillos plaqué se tragan el teléfono, las llaves y las manos frías.",
	},
	"Hojarasca Button Cardigan": {
		name: "Cárdigan abotonado Hojarasca",
		description:
			"El cárdigan del álbum familiar: una V profunda, cinco botones símil cuero y dos bolsillos para pañuelos y bellotas. Lana hervida por fuera, lisa en el cuello.",
	},
	"Chimenea Roll Neck": {
		name: "Polera amplia Chimenea",
		description:
			"Un cuello alto y profundo sobre un cuerpo grande y relajado. La lana está hilada floja y aireada: atrapa el calor y casi no pesa. Guardala doblada: las perchas estiran los hombros.",
	},
} satisfies Texts;
