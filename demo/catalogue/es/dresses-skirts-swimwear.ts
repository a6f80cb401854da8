import type { Texts } from "./texts.ts";

export const dressesSkirtsSwimwear = {
	"Siesta Linen Midi Dress": {
		name: "Vestido midi de lino Siesta",
		description:
			"Breteles de lino lavado, una hilera de botones de nácar al frente y una falda con lugar para caminar. Los dos bolsillos plaqué quedan justo donde caen las manos. Lavalo con agua fría, colgalo mojado y olvidate de la plancha: un poco arrugado queda mejor.",
	},
	"Paseo Breton Dress": {
		name: "Vestido marinero Paseo",
		description:
			"La remera a rayas que siempre terminás eligiendo, convertida en vestido. Jersey pesado que no se pega, mangas cortas y tajos a los costados para dar pasos largos. Va al lavarropas con el resto de tus rayas.",
	},
	"Paloma Shirt Dress": {
		name: "Vestido camisero Paloma",
		description:
			"Algodón frisado a cuadros discretos, con botones del cuello al ruedo para usarlo cerrado, con cinturón o abierto sobre un jean. Las mangas largas se arremangan hasta el codo y ahí se quedan.",
	},
	"Verbena Smock Dress": {
		name: "Vestido amplio Verbena",
		description:
			"Un vestido amplio y cómodo de algodón arrugado, con cuello mao y mangas al codo. Los frunces cruzan el frente en dos volados, y hay un bolsillo escondido en cada costura lateral.",
	},
	"Picnic Gingham Dress": {
		name: "Vestido vichy Picnic",
		description:
			"Cuadrillé vichy con cuerpo, mangas abullonadas y una falda que termina apenas arriba de la rodilla. El panel elastizado de la espalda cede, así que sigue cómodo después del almuerzo y de una larga tarde en el pasto.",
	},
	"Velada Knit Dress": {
		name: "Vestido tejido Velada",
		description:
			"Un tejido fino de canalé con cuello alto, mangas largas y un ruedo que llega hasta el borde de las botas. El merino abriga sin pesar. Lavalo a mano y secalo en plano.",
	},
	"Costa Wrap Dress": {
		name: "Vestido cruzado Costa",
		description:
			"Un cruzado de verdad, que se ata al costado y no se abre, en seda lavada y fluida estampada con lunares chiquitos. Entra doblado en un bolso de fin de semana y las arrugas se van de noche, en la percha.",
	},
	"Nocturna Halter Dress": {
		name: "Vestido halter Nocturna",
		description:
			"Una columna larga de seda arenada, atada en la nuca y con la espalda descubierta. El corte al bies acompaña sin marcar. Llevalo a la tintorería y guardalo para las noches que lo merecen.",
	},
	"Aula Corduroy Pinafore": {
		name: "Pichi de corderoy Aula",
		description:
			"Un pichi de corderoy suave de bastón finito, pensado para usar ahora con polera y más adelante con una remera liviana. Breteles anchos, dos bolsillos plaqué y una línea A suave que termina a medio muslo.",
	},
	"Lluvia Pleated Dress": {
		name: "Vestido plisado Lluvia",
		description:
			"Tablitas angostas que caen derecho desde el escote bote hasta el tobillo y se abren un poco a cada paso. El plisado es permanente: guardalo enrollado a lo largo y se mantiene.",
	},
	"Marisol Tiered Sundress": {
		name: "Solera a volados Marisol",
		description:
			"Tres volados fruncidos de voile de algodón liviano que se mueven con la menor brisa. El escote cuadrado y las manguitas cortas cubren los hombros cuando el sol está alto. Forrada hasta la rodilla, así que no hace falta enagua.",
	},
	"Jardín Tea Dress": {
		name: "Vestido de té Jardín",
		description:
			"Florcitas pintadas sobre un fondo suave, escote en V poco profundo y botones al frente. El corte de la cintura está un poco alto y deja caer la falda en una sola línea limpia hasta media pierna.",
	},
	"Verano Tiered Skirt": {
		name: "Pollera a volados Verano",
		description:
			"Cuatro volados de algodón estampado que se mecen hasta el tobillo. La cintura es elástica atrás y lisa adelante. Hecha para pies descalzos y terrazas.",
	},
	"Crepúsculo Satin Skirt": {
		name: "Pollera de satén Crepúsculo",
		description:
			"Satén cortado al bies que se desliza de la cintura a la pantorrilla en una sola línea. La cintura elástica queda plana debajo de un suéter. Lavala a mano con agua fría y planchala del revés.",
	},
	"Tertulia Wool Skirt": {
		name: "Pollera de lana Tertulia",
		description:
			"Tablas finas en lana a cuadros, cosidas sobre la cadera para que se abran recién desde ahí. Toda forrada, abrigada con medias gruesas y en su mejor versión con botas bajas.",
	},
	"Muelle Denim Skirt": {
		name: "Pollera de jean Muelle",
		description:
			"Recta, a la rodilla, en un denim firme sin elastano, con bolsillos de jean y tajo atrás. Arranca dura y en una semana cede donde hace falta.",
	},
	"Duna Linen Wrap Skirt": {
		name: "Pollera cruzada de lino Duna",
		description:
			"Un solo paño largo de lino, un lazo y ningún cierre. Se ajusta a tu talle de hoy y a tu talle de después del almuerzo. Cae hasta media pierna con el borde del frente en diagonal.",
	},
	"Canela Corduroy Mini Skirt": {
		name: "Minipollera de corderoy Canela",
		description:
			"Una línea A cortita, con botones de arriba abajo y dos bolsillos plaqué. El corderoy es suave, cede un poquito y queda alegre con medias hasta la rodilla.",
	},
	"Glicina Pleated Skirt": {
		name: "Pollera plisada Glicina",
		description:
			"Un plisado soleil que nace angosto en la cintura y se abre hacia el ruedo. Atrapa el viento, se seca en una hora y nunca se arruga donde no debe.",
	},
	"Nácar Ribbed Swimsuit": {
		name: "Malla acanalada Nácar",
		description:
			"Una textura de canalé que se alisa al estirarse, con breteles finitos y un escote cuadrado bien derecho. Usala como body debajo del lino cuando baja el sol.",
	},
	"Bahía Halter Swimsuit": {
		name: "Malla halter Bahía",
		description:
			"Rayas horizontales bien marcadas y un halter que se ata detrás del cuello, con un guiño a las postales viejas. Apenas forrada en el busto y de secado rápido.",
	},
	"Caleta Scoop Swimsuit": {
		name: "Malla de escote redondo Caleta",
		description:
			"Una enteriza para quienes nadan en serio. Escote redondo adelante, tejido firme de doble capa y breteles que no se mueven ni con una zambullida. Enjuagala con agua dulce después de la pileta.",
	},
	"Rompeola Swim Shorts": {
		name: "Short de baño a rayas Rompeola",
		description:
			"Short de baño a rayas con cordón, forro de red y un bolsillo con ojal por donde sale el agua. Se seca antes de que llegue el café.",
	},
	"Laguna Swim Shorts": {
		name: "Short de baño estampado Laguna",
		description:
			"Pierna más corta y un estampado de hojas a la deriva. La tela reciclada estira a lo largo y a lo ancho, para tirarte desde lugares que conviene mirar antes de saltar.",
	},
} satisfies Texts;
