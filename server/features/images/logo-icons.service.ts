import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { spokenOf } from "#core/languages.ts";
import type { Deps } from "../../deps.ts";
import { loadSharp } from "../../load-sharp.ts";
import type { Pictures } from "./pictures.service.ts";
import { sharePicture } from "./share-picture.service.ts";

const PNG = "image/png";
const PAPER = "#f8f4ed";
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

export type Icon = { body: Buffer; etag: string; type: string };
type Draw = (logo: Buffer) => Promise<{ body: Buffer; type: string }>;

/** The logo in the middle of a picture, with a margin. */
async function drawn(
	logo: Buffer,
	width: number,
	height: number,
	margin: number,
	background: string | typeof NOTHING,
): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(logo)
		.flatten(background === NOTHING ? false : { background })
		.resize({ width: width - 2 * margin, height: height - 2 * margin, fit: "contain", background })
		.extend({ top: margin, bottom: margin, left: margin, right: margin, background })
		.png()
		.toBuffer();
}

const png =
	(width: number, height: number, margin: number): Draw =>
	async (logo) => ({ body: await drawn(logo, width, height, margin, PAPER), type: PNG });

/** An icon file that holds one PNG, as every browser reads it. */
function iconFile(picture: Buffer, side: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(picture.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, picture]);
}

const SHARE_PICTURE = "/og-default.png";

/** The addresses browsers, devices and whoever shows a link ask for. */
const ICONS: Record<string, Draw> = {
	"/favicon.ico": async (logo) => ({ body: iconFile(await drawn(logo, 32, 32, 0, NOTHING), 32), type: "image/x-icon" }),
	"/favicon.svg": async (logo) => {
		const picture = (await drawn(logo, 128, 128, 0, NOTHING)).toString("base64");
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${picture}"/></svg>`;
		return { body: Buffer.from(svg), type: "image/svg+xml" };
	},
	"/apple-touch-icon.png": png(180, 180, 18),
	"/icon-512.png": png(512, 512, 52),
	[SHARE_PICTURE]: png(1200, 630, 120),
};

/** The shop's icons and its share picture, made from the owner's logo; without one the share picture says what the shop is called. */
export class LogoIcons {
	private readonly made = new LRUCache<string, Promise<Icon | null>>({ max: 2 * Object.keys(ICONS).length });

	private readonly deps: Pick<Deps, "settings">;
	private readonly pictures: Pictures;

	constructor(deps: Pick<Deps, "settings">, pictures: Pictures) {
		this.deps = deps;
		this.pictures = pictures;
	}

	/** Null for what is no icon, and for those that are files while the shop has no logo. */
	async find(path: string): Promise<Icon | null> {
		const draw = Object.hasOwn(ICONS, path) && ICONS[path];
		if (!draw) return null;
		const { logo, name, ...said } = await this.deps.settings.current();
		if (logo) return this.once(`${logo.address} ${path}`, () => this.fromLogo(logo.address, draw));
		if (path !== SHARE_PICTURE) return null;
		const tagline = said.taglines[spokenOf(null, said.languages)] || said.tagline;
		return this.once(JSON.stringify([name, tagline]), async () => iconOf(await sharePicture({ name, tagline }), PNG));
	}

	private once(key: string, make: () => Promise<Icon | null>): Promise<Icon | null> {
		let icon = this.made.get(key);
		if (!icon) {
			icon = make();
			this.made.set(key, icon);
			// One that could not be made is tried again by the next who asks.
			icon.then(
				(made) => made ?? this.made.delete(key),
				() => this.made.delete(key),
			);
		}
		return icon;
	}

	private async fromLogo(address: string, draw: Draw): Promise<Icon | null> {
		const logo = await this.pictures.find(address.replace("/images/", ""), false);
		if (!logo) return null;
		const { body, type } = await draw(logo.body);
		return iconOf(body, type);
	}
}

function iconOf(body: Buffer, type: string): Icon {
	return { body, type, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}
