import type { Texts } from "./texts.ts";

export const menCoatsAndKnitwear = {
	"Tranquera Button Cardigan": {
		name: "Cárdigan abotonado Tranquera",
		description:
			"Un cárdigan entallado de escote en V, de algodón con un poco de lino, con botones planos y bordes limpios. Liviano sobre una remera, prolijo debajo del piloto.",
	},
	"Alameda Cotton Sweater": {
		name: "Suéter de algodón Alameda",
		description:
			"Rayas suaves sobre un tejido de algodón a mitad de camino entre un buzo y un suéter. Va al lavarropas, se pone en un segundo y está hecho para mañanas frescas y luminosas.",
	},
	"Vigía Roll Neck": {
		name: "Polera acanalada Vigía",
		description:
			"Canalé fino y un cuello que se dobla una vez. Delgada como para ir debajo de un saco, abrigada como para que la bufanda sea opcional. Programa de lana, toalla bien extendida y paciencia.",
	},
	"Molino Zip Cardigan": {
		name: "Cárdigan con cierre Molino",
		description:
			"Cuello parado, un cierre fuerte de dos carros y un punto inglés bien cerrado. Usalo de campera hasta la primera helada y de capa intermedia después.",
	},
	"Estufa Shawl Cardigan": {
		name: "Cárdigan de cuello chal Estufa",
		description:
			"Un cárdigan pesado con cuello chal, botones gruesos y bolsillos que podés estirar sin culpa. Reemplaza a la campera adentro de casa y a la estufa en algunos departamentos.",
	},
	"Rastrojo Crew Sweater": {
		name: "Suéter de cuello redondo Rastrojo",
		description:
			"Un suéter liso de cuello redondo en lana jaspeada, del color de los campos después de la cosecha. Los hombros raglán se mueven con facilidad. Los codos se pueden zurcir, y el hilo te lo mandamos nosotros.",
	},
	"Archivo Fine Sweater": {
		name: "Suéter fino Archivo",
		description:
			"Un suéter fino de merino con escote en V, delgado como una camisa y el doble de abrigado. Doblado ocupa lo que un librito y va debajo de todas tus camperas.",
	},
	"Cordillera Fair Isle Sweater": {
		name: "Suéter con guarda Cordillera",
		description:
			"Guardas de picos y pinos rodean el pecho en un contraste suave. Tejido en redondo: no hay costura lateral que roce debajo de la mochila.",
	},
	"Pescador Cable Sweater": {
		name: "Suéter trenzado Pescador",
		description:
			"Un suéter de pescador con sogas y escaleras tejidas en relieve sobre lana sin teñir. Grande, abrigado y casi a prueba de viento. Los aceites naturales del hilo rechazan la llovizna.",
	},
	"Barrio Hoodie": {
		name: "Buzo con capucha Barrio",
		description:
			"Algodón frisado pesado, hombros caídos y bolsillo canguro. Oversize sin que te ahogues adentro. Las puntas del cordón son nudos y no plástico, así que nada golpea en el lavarropas.",
	},
	"Campamento Fleece Hoodie": {
		name: "Buzo de polar Campamento",
		description:
			"Polar grueso en dos bloques de color, con cierre hasta el mentón. Se seca rápido después de los senderos mojados, sigue abrigando húmedo y huele apenas a fogón porque quiere.",
	},
	"Ensayo Zip Hoodie": {
		name: "Buzo con cierre Ensayo",
		description:
			"Un buzo con capucha más ajustado, con cierre entero y bolsillos en diagonal, prolijo como para ir debajo de un abrigo de lana. Liso por fuera y rústico por dentro, para ensayos y trenes nocturnos.",
	},
	"Domingo Light Hoodie": {
		name: "Buzo liviano con capucha Domingo",
		description:
			"Tela rústica sin frisar, de tacto aireado, para el tiempo que no se decide. Calce regular, un bolsillo ancho y una capucha que se guarda plana.",
	},
	"Nevado Hooded Puffer": {
		name: "Campera inflable con capucha Nevado",
		description:
			"La grandota. Gajos generosos, una capucha que entra sobre el gorro y un exterior de dos colores con hombros sellados. Colgala abierta para que se seque y sacudila hasta que recupere todo su tamaño.",
	},
	"Motor Leather Jacket": {
		name: "Campera de cuero Motor",
		description:
			"Un corte café racer limpio: cierre recto, cuellito mao, sin cintos ni tachas. Cuero de plena flor que se arruga con vos y se oscurece donde lo tocás.",
	},
	"Embarcadero Linen Blazer": {
		name: "Saco de lino Embarcadero",
		description:
			"Un saco desestructurado en lino de trama abierta, con medio forro para que respire. Los bolsillos plaqué lo mantienen informal. Arremangate en la lancha y bajate las mangas para la cena.",
	},
	"Maestro Corduroy Blazer": {
		name: "Saco de corderoy Maestro",
		description:
			"De hombros blandos y dos botones, en corderoy grueso y con bolsillos plaqué donde entra un libro. Parece más inteligente que cualquiera de nosotros antes del café.",
	},
	"Cerro Quilted Puffer": {
		name: "Campera inflable matelaseada Cerro",
		description:
			"Volumen medio, cuello alto y sin capucha. Entallada como para la ciudad y abrigada como para la primera aerosilla. El exterior es afelpado para que no haga ruido.",
	},
	"Ronda Wool Bomber": {
		name: "Campera bomber de lana Ronda",
		description:
			"Una bomber de lana cepillada, con cuello, puños y cintura de morley. Matelaseada por dentro, discreta por fuera. Tiene la comodidad de un buzo y los modales de una campera.",
	},
	"Ferroviario Denim Jacket": {
		name: "Campera de jean Ferroviario",
		description:
			"Denim rígido, cuerpo cuadrado y tablas al frente, como la usaban los ferroviarios. Esperá un mes de dureza y después una campera que no le queda a nadie más.",
	},
	"Chubasco Rain Jacket": {
		name: "Campera de lluvia Chubasco",
		description:
			"Un exterior de tres capas con costuras termoselladas, cierres debajo de los brazos y una capucha que gira con la cabeza. Enjuagale el barro, dale un rato de secarropas y el agua vuelve a rodar.",
	},
	"Obrador Chore Jacket": {
		name: "Campera de trabajo Obrador",
		description:
			"Tres bolsillos plaqué, cinco botones y cuerpo recto: la campera de trabajo de panaderos y pintores. Gabardina de algodón resistente que se aclara en las costuras.",
	},
	"Quebracho Field Jacket": {
		name: "Campera de campo Quebracho",
		description:
			"Algodón de aspecto encerado con cuatro bolsillos cargo, cada uno con tapa y broche a presión. La cintura se ajusta con un cordón, y un cierre detrás de la tapeta deja el viento afuera.",
	},
	"Prócer Overcoat": {
		name: "Sobretodo largo Prócer",
		description:
			"Un sobretodo largo, de una hilera de botones, en lana con un toque de cachemira. Entallado en la cintura, con tajo atrás y botones color asta. Va sobre un traje y no le molesta un buzo.",
	},
	"Arriero Duffle Coat": {
		name: "Montgomery amplio Arriero",
		description:
			"Presillas de soga, alamares de madera y una capucha que guarda la forma. Amplio para llevar varias capas, en lana con revés a cuadros que muestra el dibujo solo cuando lo abrís.",
	},
	"Notario Raincoat": {
		name: "Piloto recto Notario",
		description:
			"Un piloto recto de cuello camisero y botones escondidos, en una tela bondeada que parece algodón y se porta como un paraguas. Las mangas raglán se deslizan sobre el saco.",
	},
	"Bitácora Peacoat": {
		name: "Chaquetón marinero Bitácora",
		description:
			"Corto, cruzado y hecho contra el mal tiempo. El paño es tan denso que no necesita dobladillo. Levantá el cuello ancho y que el viento hable con otro.",
	},
} satisfies Texts;
