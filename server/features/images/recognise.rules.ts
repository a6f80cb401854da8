import { UPLOAD_PIXELS_MAX } from "#core/contract/images.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { AppError } from "../../errors.ts";

type Kind = { format: string; begins: (bytes: Buffer) => boolean };

const text = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

/** By the first bytes, before any decoder looks at the file: names and declared types prove nothing. */
const KINDS: readonly Kind[] = [
	{ format: "jpeg", begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff },
	{ format: "png", begins: (bytes) => text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" },
	{ format: "webp", begins: (bytes) => text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP" },
	{ format: "heif", begins: (bytes) => text(bytes, 4, 8) === "ftyp" && /avi[fs]/.test(text(bytes, 8, 40)) },
];

export function recognise(bytes: Buffer): string {
	const kind = KINDS.find(({ begins }) => begins(bytes));
	if (!kind) throw notAPicture();
	return kind.format;
}

export const notAPicture = () => new AppError("unsupported_media_type", refusalMessages.notAPicture);

export const damaged = (cause: unknown) => new AppError("bad_request", refusalMessages.pictureDamaged, { cause });

export function checkPixels(width: number, height: number): void {
	if (width * height <= UPLOAD_PIXELS_MAX) return;
	const megapixels = Math.round((width * height) / 1_000_000);
	throw new AppError("too_large", refusalMessages.pictureTooWide(megapixels));
}
