import type { Look } from "../pictures/look.ts";

/** What a text can claim, how it is said, and when it is true. The first that fits a passage counts, so the particular stands before the general. */
type Claim = { en?: string; es?: string; holds: (look: Look, count: number | undefined) => boolean };

const n = "(?:(?:one|a single|single|two|three|four|five|six)[- ])?";
const nn = "(?:(?:un|una|un solo|una sola|dos|tres|cuatro|cinco|seis) )?";

const some =
	<Field extends keyof Look>(field: Field, ...values: Look[Field][]) =>
	(look: Look) =>
		values.includes(look[field]);
const counted =
	(field: "buttons" | "pocketCount" | "tiers" | "pleats", right: (look: Look) => boolean) =>
	(look: Look, count: number | undefined) =>
		right(look) && (count === undefined || look[field] === count);
const long =
	(...garments: Look["garment"][]) =>
	(look: Look, length: Look["length"]) =>
		garments.includes(look.garment) && look.length === length;

const buttoned = some("closure", "buttons", "hidden-buttons", "double-breasted");
const zipped = some("closure", "zip", "slanted-zip", "covered-zip");
const legs = long("trousers", "jeans");

export const CLAIMS: readonly Claim[] = [
	// Closings
	{ en: "no buttons", es: "sin botones", holds: (look) => !buttoned(look) },
	{ en: "no zip", es: "ningún cierre", holds: (look) => !zipped(look) },
	{ en: "short zip in place of buttons", es: "cierre corto en lugar de botones", holds: some("closure", "short-zip") },
	{ en: "zip behind the placket", es: "cierre detrás de la tapeta", holds: some("closure", "covered-zip") },
	{ en: "slanted zip", es: "cierre en diagonal", holds: some("closure", "slanted-zip") },
	{ en: "(?:full|straight|two-way) zip|zipped", es: "cierre", holds: some("closure", "zip") },
	{ en: "zip (?:hoodie|cardigan)", holds: some("closure", "zip") },
	{ en: "zip polo", holds: some("closure", "short-zip") },
	{ en: "button-down collar", es: "cuello de puntas abotonadas", holds: some("collarButtons", true) },
	{
		en: "button fly",
		es: "bragueta (?:de|con) botones",
		holds: (look) => look.closure === "buttons" && ["jeans", "shorts"].includes(look.garment),
	},
	{ en: "hidden buttons|covered placket", es: "botones escondidos|tapeta", holds: some("closure", "hidden-buttons") },
	{
		en: "double[- ]breasted",
		es: "saco cruzado|corto, cruzado|cruzado, de calce",
		holds: some("closure", "double-breasted"),
	},
	{
		en: "single-breasted|single row of buttons",
		es: "una (?:sola )?hilera de botones",
		holds: some("closure", "buttons"),
	},
	{
		en: `${n}buttoned chest pockets`,
		es: `${nn}bolsillos con botón en el pecho`,
		holds: counted("pocketCount", (look) => look.pockets === "chest" && look.pocketButtons === true),
	},
	{ en: "snap", es: "broche a presión", holds: some("closure", "covered-zip") },
	{
		en: `${n}(?:[\\w-]+ )?button(?:s|ed)?`,
		es: `${nn}bot[oó]n(?:es)?|aboton\\p{L}+`,
		holds: counted("buttons", buttoned),
	},
	{ en: "toggles", es: "alamares", holds: some("closure", "toggles") },
	// Pockets
	{ en: "(?:patch )?pockets behind", es: "bolsillos plaqué atrás", holds: some("pockets", "back") },
	{
		en: `${n}patch pockets (?:on the hips|at the hip)`,
		es: `${nn}bolsillos plaqué en la cadera`,
		holds: counted("pocketCount", some("pockets", "hip")),
	},
	{ en: `${n}patch pockets`, es: `${nn}bolsillos plaqué`, holds: counted("pocketCount", some("pockets", "patch")) },
	{
		en: "kangaroo pocket|one wide pocket",
		es: "bolsillo canguro|un bolsillo ancho",
		holds: some("pockets", "kangaroo"),
	},
	{
		en: `${n}cargo pockets|thigh pockets`,
		es: `${nn}bolsillos (?:cargo|amplios en el muslo)`,
		holds: counted("pocketCount", some("pockets", "cargo")),
	},
	{
		en: "five pockets|jeans pockets",
		es: "cinco bolsillos|bolsillos de jean",
		holds: (look) => look.pockets === "five" || look.garment === "jeans",
	},
	{
		en: `${n}chest pockets?|pockets? on the chest`,
		es: `${nn}bolsillos? en el pecho`,
		holds: counted("pocketCount", some("pockets", "chest")),
	},
	{ en: "slanted pockets", es: "bolsillos en diagonal", holds: some("pockets", "slant") },
	{ en: "welt pockets|hidden pockets", es: "bolsillos (?:de vivo|escondidos)", holds: some("pockets", "welt") },
	{
		en: `${n}(?:big |square |deep )?pockets?`,
		es: `${nn}bolsillos?`,
		holds: counted("pocketCount", (look) => look.pockets !== undefined && look.pockets !== "none"),
	},
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
	// Waist, hem and how it falls
	{ en: "no belts", holds: (look) => look.waist !== "belt" },
	{ en: "belt", es: "cinto tejido|y un lazo", holds: some("waist", "belt") },
	{
		en: "drawc?string|drawcord at the ankle",
		es: "cordón en el tobillo",
		holds: (look) => look.waist === "drawstring" || look.hem === "cord",
	},
	{
		en: "drawcord|cord",
		es: "cordón",
		holds: (look) => ["drawstring", "cord"].includes(look.waist ?? "") || look.hem === "cord" || look.neck === "hood",
	},
	{
		en: "waist is elastic|elastic waist",
		es: "cintura (?:es )?elástica",
		holds: some("waist", "elastic", "drawstring"),
	},
	{ en: "shirred", es: "elastizado de la espalda", holds: some("shirred", true) },
	{
		en: `${n}(?:gathered )?tier(?:s|ed)`,
		es: `${nn}volados(?: fruncidos)?`,
		holds: counted("tiers", some("shape", "tiered")),
	},
	{ en: "gathers", es: "frunces", holds: some("shape", "tiered") },
	{ en: "double pleats|two soft pleats", es: "pinzas dobles|dos pinzas", holds: some("pleats", 2) },
	{ en: "single pleat", es: "una sola pinza", holds: some("pleats", 1) },
	{ es: "sin pinzas", holds: (look) => look.pleats === undefined },
	{
		en: "pleat(?:s|ed)",
		es: "tablas?|pinzas|plisad\\p{L}+",
		holds: (look) => look.shape === "pleated" || look.pleats !== undefined || look.fabric === "denim",
	},
	{ en: "crease(?!s|d)", es: "raya planchada|planchado", holds: some("crease", true) },
	{ en: "no fringe", es: "sin flecos", holds: (look) => look.hem !== "fringe" },
	{ en: "fringe", es: "flecos?", holds: some("hem", "fringe") },
	{ en: "curved hem", es: "ruedo curvo", holds: some("hem", "curved") },
	{ en: "straight hem|square at the hem", es: "ruedo recto", holds: some("hem", "straight") },
	{ en: "hem is raw cut", es: "ruedo va cortado al filo", holds: some("hem", "raw") },
	{ en: "fraying", es: "desflecad\\p{L}+", holds: some("hem", "frayed") },
	{ en: "slits at the sides|side slits", es: "tajos a los costados", holds: some("slit", "sides") },
	{ en: "back slit|vented behind|vent behind", es: "tajo (?:profundo )?atrás", holds: some("slit", "back") },
	{
		en: "wraps?|tie(?:s)?",
		es: "se cruza|cruzad[oa] de verdad|se ata|lazo|cruzad[oa]",
		holds: (look) => look.closure === "tie" || look.waist === "belt",
	},
	// Cloth
	{ en: "pinstripes?|chalk stripe", es: "raya tiza|rayas tan finas", holds: some("pattern", "pinstripe") },
	{ en: "strip(?:es?|ed)", es: "rayas?", holds: some("pattern", "stripe", "breton") },
	{ en: "breton", holds: some("pattern", "breton") },
	{ en: "gingham(?: checks)?", es: "(?:cuadr\\p{L}+ )?vichy", holds: some("pattern", "gingham") },
	{ en: "check(?:ed)?|tartan", es: "cuadros?|tartán", holds: some("pattern", "check") },
	{ en: "dot(?:s|ted)", es: "lunares", holds: some("pattern", "dots") },
	{
		en: "leaves and flowers|flowers|blossoms|floral",
		es: "(?:hojas y )?flor(?:es|citas)",
		holds: some("pattern", "floral"),
	},
	{ en: "leaves", es: "hojas", holds: some("pattern", "leaves") },
	{ en: "cables?", es: "trenzas?", holds: some("pattern", "cable") },
	{ en: "fair isle|yoke", es: "canesú", holds: some("pattern", "fair-isle") },
	{ en: "seam across the chest", es: "costura (?:plana|limpia) que cruza", holds: some("pattern", "colour-block") },
	{ en: "western seams", es: "costuras de vaquero", holds: some("shoulder", "western") },
	{ en: "all in one tone", es: "en un mismo tono", holds: some("thread", "tonal") },
];
