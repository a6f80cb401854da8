import { type Assertion, countEn, countEs, counted, some } from "./claim.ts";

/** How it falls and what it is made of. */
export const claimsOfCloth: readonly Assertion[] = [
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
		en: `${countEn}(?:gathered )?tier(?:s|ed)`,
		es: `${countEs}volados(?: fruncidos)?`,
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
