import { expect, it } from "vitest";
import { toImagen } from "~nouns/imagenes/queries/imagen-row";

const URL = `/media/${"a".repeat(64)}`;
const imagen = (media_anchos: string | null) =>
  toImagen(
    URL,
    { media_width: 800, media_height: 600, media_anchos, media_alt: "", media_foco: null },
    "Cuna",
  );

it.each([
  ["[320,640]", [320, 640]],
  ['[320,"640",null,0.5,[640]]', [320]],
  ['{"320":true}', []],
  ["null", []],
  ["[320", []],
  [null, []],
])("has the widths that are numbers of %s", (anchos, widths) => {
  expect(imagen(anchos).anchos).toEqual(widths);
});
