import { expect } from "@playwright/test";
import type { Engine } from "./engines";
import { test } from "./journey";

/** Features that each engine lacks, as docs/navegadores.md tells. */
const ABSENT: Record<Engine, string[]> = {
  chromium: [],
  firefox: ["speculation rules", "view transitions between pages"],
  webkit: ["speculation rules"],
};

test("a comfort that an engine lacks is missed by nobody", async ({ visitor, mode }) => {
  await visitor.open("/");
  const comforts = await visitor.run(() => ({
    "speculation rules": Boolean(HTMLScriptElement.supports?.("speculationrules")),
    "view transitions between pages": "CSSViewTransitionRule" in globalThis,
  }));
  const absent = Object.entries(comforts).filter(([, isThere]) => !isThere);
  expect(absent.map(([name]) => name)).toEqual(ABSENT[mode.engine]);
  await visitor.follow("Ver todas las categorías");
  await visitor.isAt("/categorias");
  await visitor.follow(/^Sillas de coche/);
  await visitor.isAt("/categoria/sillas-coche");
  await visitor.follow(/Giro 360/);
  await visitor.isAt(/^\/producto\//);
  await visitor.sees("Giro 360");
});

/** True once headings are drawn in their own font: a fallback would give another width. */
function drawsOwnFont(): boolean {
  const { fontFamily } = getComputedStyle(document.querySelector("h1") as Element);
  const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const widthIn = (family: string) => {
    pen.font = `700 40px ${family}`;
    return pen.measureText("Reseñas de cunas").width;
  };
  return widthIn(fontFamily) !== widthIn(fontFamily.replace(/^[^,]+,/, ""));
}

test("headings have their own font on wide screens alone", async ({ visitor, mode }) => {
  // The font is optional and may miss the first page; phones never fetch it.
  await expect(async () => {
    await visitor.open("/consejos");
    expect(await visitor.run(drawsOwnFont)).toBe(mode.width >= 768);
  }).toPass();
});
