import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from "#core/contract/passkeys.ts";

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** CBOR (RFC 8949), as far as an authenticator writes it. */
function cbor(value: Cbor): Buffer {
	if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
	if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
	if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

function head(kind: number, amount: number): Buffer {
	if (amount < 24) return Buffer.from([(kind << 5) | amount]);
	if (amount < 256) return Buffer.from([(kind << 5) | 24, amount]);
	const bytes = Buffer.alloc(3, (kind << 5) | 25);
	bytes.writeUInt16BE(amount, 1);
	return bytes;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString("base64url");

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What a test makes wrong. */
type Wrong = {
	origin?: string;
	rpId?: string;
	challenge?: string;
	isVerified?: boolean;
	/** How often it says it was used; without it: never counted. */
	counter?: number;
};

/** A device with one passkey (ES256), which really signs. */
export class SoftwareAuthenticator {
	readonly #origin: string;
	readonly #credentialId = randomBytes(32);
	readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	#userHandle: string | undefined;

	constructor(origin = "http://shop.test") {
		this.#origin = origin;
	}

	/** Answers like `navigator.credentials.create()`. */
	make({ challenge, rp, user }: CreationOptions, wrong: Wrong = {}): NewCredential {
		this.#userHandle = user.id;
		const idLength = Buffer.alloc(2);
		idLength.writeUInt16BE(this.#credentialId.length);
		const attested = Buffer.concat([Buffer.alloc(16), idLength, this.#credentialId, this.#coseKey()]);
		const authData = Buffer.concat([authenticatorData(rp.id, HAS_KEY, wrong), attested]);
		const attestation = new Map<string, Cbor>([
			["fmt", "none"],
			["attStmt", new Map()],
			["authData", authData],
		]);
		return {
			...this.#names(),
			response: {
				clientDataJSON: this.#clientData("webauthn.create", challenge, wrong),
				attestationObject: base64url(cbor(attestation)),
				transports: ["internal"],
			},
		};
	}

	/** Answers like `navigator.credentials.get()`. */
	sign({ challenge, rpId }: RequestOptions, wrong: Wrong = {}): Assertion {
		const clientDataJSON = this.#clientData("webauthn.get", challenge, wrong);
		const authData = authenticatorData(rpId, 0, wrong);
		const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
		return {
			...this.#names(),
			response: {
				clientDataJSON,
				authenticatorData: base64url(authData),
				signature: base64url(sign("sha256", signed, this.#key.privateKey)),
				userHandle: this.#userHandle,
			},
		};
	}

	#names() {
		const id = base64url(this.#credentialId);
		return { id, rawId: id, type: "public-key" } as const;
	}

	#clientData(type: string, challenge: string, wrong: Wrong): string {
		return base64url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false, ...told(wrong) }));
	}

	/** The public half as COSE has it: an elliptic curve, ES256, P-256, x and y. */
	#coseKey(): Buffer {
		const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" });
		const point = [x, y].map((part) => Buffer.from(part, "base64url"));
		const parts: [number, Cbor][] = [
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, point[0] as Buffer],
			[-3, point[1] as Buffer],
		];
		return cbor(new Map(parts));
	}
}

function told({ origin, challenge }: Wrong): Partial<Wrong> {
	return { ...(origin !== undefined && { origin }), ...(challenge !== undefined && { challenge }) };
}

function authenticatorData(rpId: string, flags: number, wrong: Wrong): Buffer {
	const counter = Buffer.alloc(4);
	counter.writeUInt32BE(wrong.counter ?? 0);
	const verified = (wrong.isVerified ?? true) ? USER_VERIFIED : 0;
	return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags | USER_PRESENT | verified]), counter]);
}
