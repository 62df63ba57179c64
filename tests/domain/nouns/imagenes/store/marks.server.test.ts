import { existsSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { findIconAt, findMarks } from "~/layout/marks.server";
import { database } from "~db/client.server";
import { mediaFolder } from "~db/media/folder.server";
import { isUnused } from "~nouns/imagenes/queries/usos.server";
import { prepareMarks } from "~nouns/imagenes/store/marks.server";
import { storeImagen } from "~nouns/imagenes/store/store.server";
import { testDatabase } from "../../../../support/database";
import { insertRows } from "../../../../support/insert-rows";

testDatabase();

/** Makes a picture of noise, which compresses worst of all. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3 as const, background: "#888888" },
      noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

const put = (values: Record<string, string>) =>
  insertRows("ajustes", ...Object.entries(values).map(([clave, valor]) => ({ clave, valor })));

it("a picture of the library becomes a small logo and icons of each size", async () => {
  const url = await storeImagen(await noise(300, 100), { by: undefined, origen: "upload" });
  expect(await prepareMarks(url)).toBe(true);
  const sha = url.slice("/media/".length);
  const fileOf = (name: string) => path.join(mediaFolder(), `${sha}-${name}`);
  expect(statSync(fileOf("logo.webp")).size).toBeLessThanOrEqual(6_000);
  expect((await sharp(fileOf("logo.webp")).metadata()).height).toBe(72);
  for (const size of [32, 180, 512]) {
    expect(await sharp(fileOf(`${size}.png`)).metadata()).toMatchObject({
      width: size,
      height: size,
    });
  }
  await put({ logo: url, icono: url, logo_solo: "1", color: "#5b2a86", portada_dibujo: "" });
  expect(await findMarks()).toMatchObject({
    logo: { src: `${url}-logo.webp`, width: 108 },
    isLogoName: true,
    icon: `${url}-32.png`,
    touchIcon: `${url}-180.png`,
    themeColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(await findIconAt("/favicon.ico")).toBe(`${url}-32.png`);
  expect(await findIconAt("/apple-touch-icon.png")).toBe(`${url}-180.png`);
  expect(await findIconAt("/favicon.svg")).toBeUndefined();
  const unused = await database().read.selectFrom("media").select("sha").where(isUnused).execute();
  expect(unused).toEqual([]);
});

it.each(["", "/media/0123456789abcdef", "https://evil.test/a.png"])(
  "there is none of %j",
  async (url) => {
    expect(await prepareMarks(url)).toBe(false);
    expect(existsSync(path.join(mediaFolder(), "0123456789abcdef-logo.webp"))).toBe(false);
  },
);

it("nothing stands for a site that has chosen nothing", async () => {
  expect(JSON.parse(JSON.stringify(await findMarks()))).toEqual({ isLogoName: false });
});
