import { type Assertion, legs, some } from "./claim.ts";

/** Neck, sleeves and length. */
export const claimsOfCut: readonly Assertion[] = [
	// Neck
	{ en: "no hood", es: "sin capucha", holds: (look) => look.neck !== "hood" },
	{ en: "hood(?:ed)?(?!ie)", es: "capucha", holds: some("neck", "hood") },
	{ en: "shawl(?: collar)?", es: "cuello chal", holds: some("neck", "shawl") },
	{ en: "open[- ]collar", es: "cuello abierto", holds: some("neck", "camp") },
	{
		en: "no collar|band (?:collar|at the neck)",
		es: "sin cuello|cuell(?:o|ito) mao|tirita (?:angosta en el|prolija al) cuello",
		holds: some("neck", "band", "stand"),
	},
	{ en: "(?:stand|stand-up|high) collar", es: "cuello parado", holds: some("neck", "stand") },
	{ en: "roll neck|neck you fold", es: "cuello que se dobla", holds: some("neck", "turtle") },
	{ es: "cuello alto", holds: some("neck", "turtle", "stand") },
	{
		en: "ribbed collar(?:, cuffs and hem)?",
		es: "cuello de morley|con cuello, puños y cintura de morley",
		holds: some("neck", "crew"),
	},
	{ en: "lapels?|wide collar", es: "solapas|cuello ancho", holds: some("neck", "lapel") },
	{
		en: "(?:shirt|firm|soft|pointed|self) collar|collar without a stand",
		es: "cuell(?:o|ito) (?:camisero|firme|blando|en punta|de la misma tela|sin pie)",
		holds: some("neck", "collar"),
	},
	{
		en: "halter|tied at the nape|ties behind the neck",
		es: "halter|se ata detrás del cuello",
		holds: some("neck", "halter"),
	},
	{
		en: "tie at the neck",
		es: "lazo en el cuello",
		holds: (look) => look.garment === "blouse" && look.closure === "tie",
	},
	{ en: "(?:deep|shallow|clean) V(?: neck)?|V[- ]neck", es: "escote en V|V profunda", holds: some("neck", "v") },
	{ en: "neck is scooped|scoop(?:ed)?(?: neck| front)?", holds: some("neck", "scoop") },
	{ en: "square neck(?:line)?", es: "escote cuadrado", holds: some("neck", "square") },
	{ en: "boat neck(?:line)?", es: "escote bote", holds: some("neck", "boat") },
	{ en: "wide neckline", es: "escote amplio", holds: some("neck", "boat", "scoop") },
	{
		en: "collarless|crew neck|round[- ]neck(?:ed)?|neckline that keeps its round",
		es: "cuello redondo|cuello que no pierde",
		holds: some("neck", "crew"),
	},
	{ es: "escote (?:es )?redondo", holds: some("neck", "crew", "scoop") },
	{
		en: "straps",
		es: "breteles",
		holds: (look) => look.neck === "straps" || ["tank", "swimsuit"].includes(look.garment),
	},
	// Sleeves
	{
		en: "sleeves gathered at the elbow",
		es: "mangas fruncidas al codo",
		holds: (look) => look.sleeve === "elbow" && look.cuff === "gathered",
	},
	{ en: "raglan(?: sleeves)?", es: "(?:mangas )?raglán", holds: some("shoulder", "raglan") },
	{
		en: "(?:full )?puff(?:ed)?(?: sleeves)?(?!er)",
		es: "(?:mangas )?(?:bien )?abullonadas",
		holds: some("sleeve", "puff"),
	},
	{ en: "cap sleeves|cap over the shoulder", es: "manguitas cortas|sin mangas", holds: some("sleeve", "cap") },
	{
		en: "elbow sleeves|sleeves (?:to|end at) the elbow",
		es: "mangas (?:llegan )?al codo",
		holds: some("sleeve", "elbow"),
	},
	{ en: "short sleeves", es: "mangas? cortas?", holds: some("sleeve", "short") },
	{ en: "long (?:slim )?sleeves?|long in the sleeve", es: "mangas? (?:son )?largas?", holds: some("sleeve", "long") },
	{ en: "turned-back cuffs", es: "puños dados vuelta", holds: some("cuff", "turned") },
	{ en: "ribbed cuffs", es: "puños de morley", holds: some("cuff", "ribbed") },
	{ en: "cuffs", es: "puños", holds: (look) => ["sweater", "jacket", "puffer"].includes(look.garment) },
	// Length
	{ en: "midi", holds: some("length", "long") },
	{ en: "mini|mid thigh|cropped", es: "medio muslo|cortita", holds: some("length", "cropped") },
	{ en: "(?:mid |waist to )calf", es: "(?:media )?pantorrilla", holds: some("length", "long") },
	{
		en: "ankle length|above the ankle|taper to the ankle",
		es: "y al tobillo|antes del tobillo|huesito del tobillo|hacia el tobillo",
		holds: (look) => legs(look, "cropped"),
	},
	{
		en: "(?:down to the|reaches the|to the) ankle|stacked at the ankle|down to the floor",
		es: "(?:hasta el|llega al) tobillo|hasta el piso|amontonados en el tobillo",
		holds: some("length", "full"),
	},
	{
		en: "(?:above|to) the knee",
		es: "(?:arriba de|a|hasta) la rodilla",
		holds: (look) => (look.length ?? "regular") === (look.garment === "coat" ? "long" : "regular"),
	},
];
