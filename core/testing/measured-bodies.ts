import type { Garment } from "../rules/size-advice.ts";

/** Garments by what they measure around, in centimetres; of what lies flat the half is written down. */
const flat = (girths: Record<string, { chest?: number; waist?: number; hip?: number }>) =>
	Object.fromEntries(
		Object.entries(girths).map(([size, around]) => [
			size,
			Object.fromEntries(Object.entries(around).map(([name, cm]) => [name, cm / 2])),
		]),
	);
const letters = ["S", "M", "L", "XL"];

/**
 * What each of them takes, worked out by hand from how wide it is, how much of it its fit keeps free (in brackets), and
 * the 12 cm more with which it hangs loose.
 */
export const garments = {
	/** Free 6: chests up to 88, 94, 100, 106; loose below 76. */
	tee: {
		sizes: letters,
		fit: "regular",
		measurements: flat({ S: { chest: 94 }, M: { chest: 100 }, L: { chest: 106 }, XL: { chest: 112 } }),
	},
	/**
	 * Slim and elastic, it gives 4. Chest (-2): up to 86, 92, 98, 104; waist (-4): up to 70, 76, 82, 88. Loose around
	 * the chest below 74 in S, 80 in M, 86 in L, 92 in XL.
	 */
	dress: {
		sizes: letters,
		fit: "slim",
		fabric: [
			{ fibre: "viscose", percent: 95 },
			{ fibre: "Elastane", percent: 5 },
		],
		group: "dresses",
		measurements: flat({
			S: { chest: 84, waist: 66 },
			M: { chest: 90, waist: 72 },
			L: { chest: 96, waist: 78 },
			XL: { chest: 102, waist: 84 },
		}),
	},
	/** Waist (0): up to 68, 74, 80, 86; hip (4): up to 96, 102, 108, 114. Loose around the waist below 56, 62, 68, 74. */
	trousers: {
		sizes: letters,
		fit: "regular",
		group: "bottoms",
		measurements: flat({
			S: { waist: 68, hip: 100 },
			M: { waist: 74, hip: 106 },
			L: { waist: 80, hip: 112 },
			XL: { waist: 86, hip: 118 },
		}),
	},
	/** Free 12: chests up to 96, 102, 108, 114; loose below 84. */
	shirt: {
		sizes: letters,
		fit: "relaxed",
		group: "tops",
		measurements: flat({ S: { chest: 108 }, M: { chest: 114 }, L: { chest: 120 }, XL: { chest: 126 } }),
	},
	/** Free 6, and 8 for what is worn below: chests up to 90, 96, 102, 108; loose below 78. */
	coat: {
		sizes: letters,
		fit: "regular",
		group: "outerwear",
		measurements: flat({ S: { chest: 104 }, M: { chest: 110 }, L: { chest: 116 }, XL: { chest: 122 } }),
	},
	/**
	 * Waist (0): up to 70, 74, 78, 86; hip (1): up to 91, 95, 99, 107. Loose around the waist below 58, 62, 66, 74. Size 44
	 * is measured and not offered.
	 */
	jeans: {
		sizes: ["38", "40", "42", "46"],
		fit: "slim",
		group: "bottoms",
		measurements: flat({
			38: { waist: 70, hip: 92 },
			40: { waist: 74, hip: 96 },
			42: { waist: 78, hip: 100 },
			44: { waist: 82, hip: 104 },
			46: { waist: 86, hip: 108 },
		}),
	},
} satisfies Record<string, Garment>;

/** Forty bodies, and the size of each garment for them. `<` too small for it, `>` too large, `≠` the measures contradict. */
export const bodies = `
chest waist hip    tee  dress trousers shirt coat  jeans

72    54    80     <    <     <        <     <     <
74    58    82     <    S     S        <     <     38
78    60    86     S    S     S        <     S     38
80    62    88     S    S     S        <     S     38
82    64    90     S    S     S        <     S     38
84    66    92     S    S     S        S     S     40
86    68    94     S    S     S        S     S     40
88    70    96     S    M     M        S     S     42
88.5  70.5  96.5   M    M     M        S     S     42
90    72    98     M    M     M        S     S     42
92    74    100    M    M     M        S     M     46
94    76    102    M    L     L        S     M     46
96    78    104    L    L     L        S     M     46
98    80    106    L    L     L        M     L     46
100   82    108    L    XL    XL       M     L     >
102   84    110    XL   XL    XL       M     L     >
104   86    112    XL   XL    XL       L     XL    >
106   88    114    XL   >     >        L     XL    >
108   92    116    >    >     >        L     XL    >
110   96    118    >    >     >        XL    >     >
114   100   112    >    >     >        XL    >     >
116   104   118    >    >     >        >     >     >

76    56    102    S    S     ≠        <     <     ≠
84    60    104    S    S     ≠        S     S     ≠
86    66    102    S    S     M        S     S     ≠
88    68    106    S    M     L        S     S     ≠
92    66    96     M    M     S        S     M     42
98    70    98     L    L     M        M     L     42
104   76    100    XL   XL    L        L     XL    46

78    74    90     S    ≠     M        <     S     40
80    76    92     S    M     L        <     S     42
84    82    96     S    ≠     XL       S     S     46
90    86    98     M    ≠     XL       S     S     46
92    88    100    M    XL    >        S     M     >
94    90    100    M    >     >        S     M     >

96    80    94     L    L     L        S     M     46
100   84    98     L    XL    XL       M     L     46
102   78    96     XL   XL    L        M     L     42
106   86    102    XL   >     XL       L     XL    46
108   74    96     >    >     M        L     XL    42
`;
