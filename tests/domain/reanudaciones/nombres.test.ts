import { expect, it } from "vitest";
import type { Campo } from "~/domain/reanudaciones/campo";
import { namedCampos } from "~/domain/reanudaciones/nombres";

it.each<[string, Campo[], Campo[]]>([
  [
    "/admin/productos/P1?volver=%2Fadmin",
    [
      ["intent", "guardar"],
      ["title", "Cuna"],
      ["estado", "draft"],
      ["isrecommended", "on"],
      ["pros", "Ligera"],
      ["pros", ""],
    ],
    [
      ["Título", "Cuna"],
      ["Estado", "Borrador"],
      ["Recomendado", "Sí"],
      ["Ventajas", "Ligera"],
    ],
  ],
  [
    "/admin/productos/P1/evidencia",
    [
      ["visto", "2026-01-01T00:00:00.000Z"],
      ["cambio_texto", "Otra tela"],
    ],
    [["Nota nueva", "Otra tela"]],
  ],
  [
    "/admin/productos/importar/l1",
    [
      ["dialogo", "1"],
      ["duplicados", "omitir"],
    ],
    [["Slugs que ya existen", "omitir"]],
  ],
  ["/admin/ajustes", [["precio_horas", "24"]], [["Horas que se muestra un precio", "24"]]],
  ["/admin/imagenes/abc", [["constructor", "x"]], [["constructor", "x"]]],
])("what was typed into %s has the labels of its form", (destino, campos, named) => {
  expect(namedCampos(destino, campos)).toEqual(named);
});
