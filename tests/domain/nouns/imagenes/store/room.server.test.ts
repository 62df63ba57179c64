import type { Metadata } from "sharp";
import { describe, expect, it } from "vitest";
import type { RefusedImageError } from "~nouns/imagenes/rules/image-error";
import { measure, type Room, roomOf } from "~nouns/imagenes/store/room.server";

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const ROOMY = roomOf(2 * GIB, 0);
const SMALL = roomOf(GIB / 2, 0);

const head = (width: number, height: number, more: Partial<Metadata>) =>
  ({ width, height, channels: 3, depth: "uchar", ...more }) as Metadata;
const JPEG = { format: "jpeg", chromaSubsampling: "4:2:0" } as const;
const PROGRESSIVE = { ...JPEG, isProgressive: true } as const;
const CMYK = { ...PROGRESSIVE, chromaSubsampling: "4:4:4:4", channels: 4 } as const;
const PNG = { format: "png" } as const;
const WEBP = { format: "webp", channels: 4 } as const;
const AVIF = { format: "heif", compression: "av1" } as const;

function refused(metadata: Metadata, room: Room = ROOMY): string | undefined {
  try {
    measure(metadata, room);
    return undefined;
  } catch (error) {
    return (error as RefusedImageError).detail;
  }
}

describe("a machine of 1 GB or more", () => {
  it.each([
    ["a telephone's JPEG of 50 million pixels", head(8_192, 6_144, JPEG)],
    ["one without subsampling", head(8_160, 6_120, { ...JPEG, chromaSubsampling: "4:4:4" })],
    ["a PNG", head(8_160, 6_120, { ...PNG, channels: 4 })],
    ["a PNG of 16 bits", head(8_160, 6_120, { ...PNG, channels: 4, depth: "ushort" })],
    ["a progressive JPEG", head(6_000, 4_000, PROGRESSIVE)],
    [
      "one that halves its colours",
      head(6_000, 4_000, { ...PROGRESSIVE, chromaSubsampling: "4:2:2" }),
    ],
    [
      "one in greys",
      head(6_000, 4_000, { ...PROGRESSIVE, chromaSubsampling: "4:4:4", channels: 1 }),
    ],
    ["an interlaced PNG", head(6_000, 4_000, { ...PNG, isProgressive: true })],
    ["a WebP", head(6_016, 4_016, WEBP)],
    ["an AVIF", head(3_264, 2_448, { ...AVIF, channels: 4 })],
    ["an AVIF of a film's frame", head(3_840, 2_160, AVIF)],
    ["an AVIF of 10 bits", head(2_400, 2_400, { ...AVIF, depth: "ushort" })],
  ])("takes %s", (_, metadata) => {
    expect(refused(metadata)).toBeUndefined();
  });

  it.each([
    [
      "a plain JPEG",
      head(8_500, 6_000, JPEG),
      "Tiene 51 millones de píxeles. Un JPG como este puede tener 50: redúcelo y vuelve a probar.",
    ],
    ["a PNG", head(8_500, 6_000, PNG), "Un PNG como este puede tener 50: redúcelo y"],
    [
      "a progressive JPEG",
      head(5_000, 5_000, PROGRESSIVE),
      "Tiene 25 millones de píxeles. Un JPG progresivo como este puede tener 24: redúcelo o guárdalo como JPG normal",
    ],
    [
      "one with all its colours",
      head(6_000, 4_000, { ...PROGRESSIVE, chromaSubsampling: "4:4:4" }),
      "puede tener 22: ",
    ],
    ["one for printers", head(6_000, 4_000, CMYK), "puede tener 16,5: "],
    [
      "an interlaced PNG",
      head(5_000, 5_000, { ...PNG, isProgressive: true }),
      "Un PNG entrelazado como este puede tener 24: ",
    ],
    [
      "a deep interlaced PNG",
      head(6_000, 4_000, { ...PNG, isProgressive: true, depth: "ushort", channels: 4 }),
      "puede tener 16,5: ",
    ],
    [
      "a WebP",
      head(5_000, 5_000, WEBP),
      "Un WebP como este puede tener 24: redúcelo o guárdalo como JPG normal",
    ],
    [
      "an AVIF",
      head(3_000, 3_000, AVIF),
      "Tiene 9 millones de píxeles. Un AVIF como este puede tener 8: redúcelo o guárdalo como JPG normal",
    ],
    [
      "an AVIF of 10 bits",
      head(3_264, 2_448, { ...AVIF, depth: "ushort" }),
      "Tiene 7,9 millones de píxeles. Un AVIF como este puede tener 6: ",
    ],
  ])("says the limit to %s beyond it", (_, metadata, text) => {
    expect(refused(metadata)).toContain(text);
  });

  it("names a limit that a picture of the same kind keeps", () => {
    for (const kind of [CMYK, { ...AVIF, depth: "ushort" as const }]) {
      const said = / puede tener ([\d,]+)/.exec(refused(head(6_000, 4_000, kind)) ?? "")?.[1];
      const pixels = Number(said?.replace(",", ".")) * 1e6;
      expect(refused(head(1_000, pixels / 1_000, kind))).toBeUndefined();
    }
  });
});

describe("a machine of less", () => {
  it.each([
    ["a plain JPEG of 40 million pixels", head(8_000, 5_000, JPEG)],
    ["a progressive JPEG of 18", head(4_500, 4_000, PROGRESSIVE)],
    ["a WebP of 12", head(4_000, 3_000, WEBP)],
    ["an AVIF of 3", head(2_000, 1_500, AVIF)],
  ])("takes %s", (_, metadata) => {
    expect(refused(metadata, SMALL)).toBeUndefined();
  });

  it.each([
    ["a plain JPEG of 48", head(8_000, 6_000, JPEG), "puede tener 40: "],
    ["a progressive JPEG of 24", head(6_000, 4_000, PROGRESSIVE), "puede tener 18,3: "],
    ["a WebP of 16", head(4_618, 3_464, WEBP), "puede tener 13,7: "],
    ["an AVIF of 4", head(2_048, 2_048, AVIF), "puede tener 3: "],
  ])("refuses %s and says what it takes", (_, metadata, text) => {
    expect(refused(metadata, SMALL)).toContain(text);
  });
});

it.each([
  ["of 1 GB, of which the system keeps some", 0.94 * GIB, 0, ROOMY],
  ["of 1 GB that runs the unit of deploy/", 0.94 * GIB, 768 * MIB, ROOMY],
  ["of 512 MB", 0.5 * GIB, 0, SMALL],
  ["that gives a container 512 MB", 8 * GIB, 512 * MIB, SMALL],
  ["whose container has no limit", 8 * GIB, 2 ** 64, ROOMY],
])("knows a machine %s", (_, total, limit, room) => {
  expect(roomOf(total, limit)).toBe(room);
});
