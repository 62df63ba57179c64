import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Computes an app's code by RFC 6238 itself, to test the library that the site uses. */
export function appCodeAt(secret: string, at: Date): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / STEP_MS)));
  const digest = createHmac("sha1", decodeBase32(secret)).update(step).digest();
  const code = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(code % 1_000_000).padStart(6, "0");
}

/** The code that an app shows now, or on a telephone whose clock is off by these seconds. */
export const appCode = (secret: string, secondsFromNow = 0) =>
  appCodeAt(secret, new Date(Date.now() + secondsFromNow * 1000));
