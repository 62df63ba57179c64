import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);

/** Flags of an answer: somebody touched the device, and unlocked it. */
const TOUCHED = 0x01 | 0x04;
const WITH_KEY = 0x40;

interface Given {
  challenge: string;
  origin?: string;
  rpId?: string;
  counter?: number;
  type?: string;
  flags?: number;
}

/** A passkey in software, written by the standard, because it tests the site's own library. */
export class SoftPasskey {
  constructor(readonly id = randomBytes(16)) {}
  readonly #pair = generateKeyPairSync("ec", { namedCurve: "P-256" });

  /** Answers `navigator.credentials.create`, as a form sends it. */
  make(given: Given): string {
    const jwk = this.#pair.publicKey.export({ format: "jwk" });
    const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? "", "base64url"));
    const head = (hex: string) => Buffer.from(hex, "hex");
    const cose = [head("a5010203262001215820"), x as Buffer, head("225820"), y as Buffer];
    const twoBytes = (n: number) => Buffer.of(n >> 8, n & 0xff);
    const length = twoBytes(this.id.length);
    const authData = Buffer.concat([
      this.#dataOf(given, WITH_KEY),
      ...[Buffer.alloc(16), length, this.id, ...cose],
    ]);
    const attestationObject = Buffer.concat([
      ...[Buffer.of(0xa3), text("fmt"), text("none"), text("attStmt"), Buffer.of(0xa0)],
      ...[text("authData"), Buffer.of(0x59), twoBytes(authData.length), authData],
    ]);
    const clientDataJSON = clientData("webauthn.create", given);
    return this.#told({ clientDataJSON, attestationObject, transports: ["internal"] });
  }

  /** Answers `navigator.credentials.get`, as a form sends it. */
  answer(given: Given): string {
    const clientDataJSON = clientData("webauthn.get", given);
    const authenticatorData = this.#dataOf(given);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    const signature = sign("sha256", signed, this.#pair.privateKey);
    return this.#told({ clientDataJSON, authenticatorData, signature });
  }

  #dataOf({ rpId = "localhost", counter = 0, flags = TOUCHED }: Given, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags | more), count]);
  }

  #told(parts: Record<string, Buffer | string[]>): string {
    const id = this.id.toString("base64url");
    const toText = (part: Buffer | string[]) =>
      Buffer.isBuffer(part) ? part.toString("base64url") : part;
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, toText(part)]),
    );
    return JSON.stringify({
      ...{ id, rawId: id, type: "public-key", response },
      clientExtensionResults: {},
    });
  }
}

const clientData = (
  usual: string,
  { challenge, origin = "http://localhost", type = usual }: Given,
) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
