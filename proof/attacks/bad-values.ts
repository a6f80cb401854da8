/** One class of input that no caller means well by: as it stands in a JSON body, and as text in an address or a header. */
export type BadValue = { name: string; json: string; text: string };

const as = (name: string, value: unknown): BadValue => ({
	name,
	json: JSON.stringify(value),
	text: typeof value === "string" ? value : JSON.stringify(value),
});
/** JSON that no JavaScript value becomes. */
const written = (name: string, json: string): BadValue => ({ name, json, text: json });

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

const kinds: BadValue[] = [
	as("null", null),
	as("true", true),
	as("false", false),
	as("an empty object", {}),
	as("an empty array", []),
	as("an array around a number", [1]),
	as("an array around a string", ["S"]),
	as("an array of mixed kinds", [null, 1, "a", {}, [], true]),
	as("an object for a scalar", { a: { b: 1 } }),
	as("a query operator", { $ne: null, $gt: "" }),
	as("an object that looks like text", { toString: "x", valueOf: "y", length: 3 }),
	written("an object that looks like a promise", '{"toJSON":"x","then":"y"}'),
	as("a thousand elements", Array(1000).fill(1)),
	as(
		"a list of different ids",
		Array.from({ length: 500 }, (_, at) => at + 1),
	),
	written("arrays 500 deep", nested("[", "]", 500)),
	written("arrays 20,000 deep", nested("[", "]", 20_000)),
	written("objects 5,000 deep", `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`),
];

const numbers: BadValue[] = [
	as("zero", 0),
	written("minus zero", "-0"),
	as("minus one", -1),
	as("one half", 0.5),
	as("a third decimal", 10.001),
	as("a float's rounding", 0.1 + 0.2),
	as("above 16 bits", 32_768),
	as("above 32 bits", 2_147_483_648),
	as("below 32 bits", -2_147_483_649),
	as("the largest safe integer", Number.MAX_SAFE_INTEGER),
	written("above the safe integers", "9007199254740993"),
	written("above 64 bits", "18446744073709551616"),
	written("a number of 400 digits", "9".repeat(400)),
	written("more than any double", "1e400"),
	written("less than any double", "-1e400"),
	as("the smallest double", Number.MIN_VALUE),
	as("NaN as text", "NaN"),
	as("Infinity as text", "Infinity"),
	as("a number in exponents as text", "1e3"),
	as("a hexadecimal number as text", "0x10"),
	as("a number with a sign as text", "+1"),
	as("a number with spaces as text", " 1 "),
	as("a number with a comma as text", "1,50"),
	as("other alphabets' digits", "١٢٣"),
	as("full-width digits", "１２３４５６７"),
];

const texts: BadValue[] = [
	as("nothing", ""),
	as("only spaces", "   "),
	as("a tab and a line feed", "\t\n"),
	as("a carriage return and a header", "x\r\nSet-Cookie: a=b\r\n\r\n<h1>"),
	as("a recipient by line break", "a@b.test\r\nBcc: all@shop.test"),
	as("NUL", "a\0b"),
	as("control characters", "\u0001\u0008\u001b[31m\u007f"),
	as("a lone high surrogate", "a\ud800b"),
	as("a lone low surrogate", "\udfff"),
	as("the end of the planes", "\uffff\u{10ffff}"),
	as("a byte order mark", "\ufeffS"),
	as("right to left", "\u202eabc\u202c \u2066x\u2069"),
	as("zero width", "S\u200b\u200d\u2060"),
	as("combining marks", `e${"\u0301".repeat(300)}`),
	as("an emoji family", "👩‍👩‍👧‍👦🏳️‍🌈"),
	as("a dotless i and a sharp s", "ıİßſK"),
	as("10,000 characters", "a".repeat(10_000)),
	as("100,000 characters", "ñ".repeat(100_000)),
	as("many spaces for a pattern to walk", `a${" ".repeat(20_000)}b`),
	as("many letters for a pattern to walk", `${"a".repeat(100_000)}!`),
	as("many ats for a pattern to walk", `${"a@".repeat(5_000)}.`),
	as("an e-mail address that backtracks", `${"a.".repeat(2_000)}@${"b-".repeat(2_000)}`),
	as("a boolean as text", "true"),
	as("null as text", "null"),
	as("undefined as text", "undefined"),
	as("an object as text", "[object Object]"),
	as("JSON in text", '{"$gt":""}'),
];

const payloads: BadValue[] = [
	as("SQL that ends a string", "' OR '1'='1"),
	as("SQL that drops", "1; DROP TABLE orders; --"),
	as("SQL that joins", "1) UNION ALL SELECT current_user, version() --"),
	as("SQL that sleeps", "1'||pg_sleep(3)--"),
	as("SQL in dollars", "$$; select 1; $$ $1 \u0024{1}"),
	as("a pattern's wildcards", "%_%\\%_\\"),
	as("a full-text query", "a & | ! ( b:* <-> '"),
	as("a script", "<script>globalThis.ran = 1</script>"),
	as("an attribute that runs", '"><img src=x onerror=globalThis.ran=1>'),
	as("an address that runs", "javascript:globalThis.ran=1"),
	as("an entity of XML", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
	as("a path up", "../../../../etc/passwd"),
	as("a path up, encoded", "..%2f..%2f..%2fetc%2fpasswd"),
	as("a path up, for Windows", "..\\..\\windows\\win.ini"),
	as("a file address", "file:///etc/passwd"),
	as("an address inside", "http://169.254.169.254/latest/meta-data/"),
	as("templates", "{{7*7}} \u0024{7*7} <%= 7*7 %> #{7*7} *{7*7}"),
	as("a look-up in a log", "\u0024{jndi:ldap://127.0.0.1/a}"),
	as("a spreadsheet's formula", '=HYPERLINK("http://a.test";"x")+cmd|\'/c calc\'!A0'),
	as("a shell's command", "$(sleep 3) `sleep 3` | sleep 3; sleep 3"),
	as("a format's directives", "%s%n%x %d{0}"),
];

const names: BadValue[] = [
	written("__proto__ as a key", '{"__proto__":{"rol":"admin","isAdmin":true}}'),
	written("constructor.prototype as keys", '{"constructor":{"prototype":{"rol":"admin"}}}'),
	as("__proto__ as text", "__proto__"),
	as("constructor as text", "constructor"),
	as("hasOwnProperty as text", "hasOwnProperty"),
	written("one key twice", '{"id":1,"id":2,"ID":3}'),
	as("what only the shop may say", { isRegistered: true, rol: "admin", isVerified: true, total: 0, price: 0 }),
];

const dates: BadValue[] = [
	as("a day that does not exist", "2026-02-30T00:00:00Z"),
	as("a year of six digits", "+275760-09-13T00:00:00.001Z"),
	as("a year before Christ", "-000001-01-01T00:00:00Z"),
	as("a date that is not a date", "9999-99-99"),
	as("seconds since 1970", 1_760_000_000),
];

export const badValues: readonly BadValue[] = [...kinds, ...numbers, ...texts, ...payloads, ...names, ...dates];

/** What only an address can hold, already encoded or purposely not. */
export const badAddressTexts: readonly string[] = [
	"%",
	"%zz",
	"%00",
	"%0d%0aX-Injected:%201",
	"%c0%ae%c0%ae%2f",
	"%ff%fe",
	"%ED%A0%80",
	"%u0041",
	"%25%32%65",
	"a+b",
	"1;2",
	"1,2",
	"1%261",
	"%E2%80%AE",
	"~!*'()",
];

/** A parameter of the query in forms that parsers read differently; `name` is encoded already. */
export const badQueries = (name: string): string[] => [
	`${name}=1&${name}=2`,
	`${name}=&${name}=`,
	`${name}[]=1&${name}[]=2`,
	`${name}[a]=1`,
	`${name}[__proto__][rol]=admin`,
	`${name}.a=1`,
	`${name}`,
	`=${name}`,
	`${name}=1;${name}=2`,
	`__proto__=1&${name}=1`,
	`__proto__[${name}]=1`,
	`constructor.prototype.${name}=1`,
	`%00${name}=1`,
	`${name}%00=1`,
	`${name}=%`,
	`${Array.from({ length: 1500 }, (_, at) => `${name}${at}=1`).join("&")}`,
	`${Array(1500).fill(`${name}=1`).join("&")}`,
];
