import { expect, it } from "vitest";
import type { Campo } from "~/domain/reanudaciones/formularios";
import { formularioAt, keptCampos, namedCampos } from "~/domain/reanudaciones/formularios";

it.each<[string, Campo[], Campo[]]>([
  [
    "/admin/productos/P1",
    [
      ["intent", "guardar"],
      ["title", "Cuna"],
      ["estado", "draft"],
      ["isrecommended", "on"],
      ["pros", "Ligera"],
      ["pros", ""],
      ["destacado", "1"],
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
    "/admin/consejos/nuevo",
    [
      ["titulo", "Dormir"],
      ["programado_at", "2030-01-02T08:00"],
      ["intent", "programar"],
    ],
    [
      ["Título", "Dormir"],
      ["Publicar más tarde", "2030-01-02 08:00"],
      ["Botón", "Programar"],
    ],
  ],
  ["/admin/categorias/c1", [["nombre", "Sueño"]], [["Nombre", "Sueño"]]],
  [
    "/admin/imagenes/abc",
    [
      ["alt", "Una cuna"],
      ["constructor", "x"],
    ],
    [["Texto alternativo", "Una cuna"]],
  ],
])("of a form to %s its known fields are kept, by the labels of the form", (path, sent, named) => {
  const formulario = formularioAt(path);
  if (!formulario) throw new Error("not resumable");
  expect(namedCampos(formulario, keptCampos(formulario, sent))).toEqual(named);
});

it.each([
  ["guardar", "guardar"],
  ["seguir", "seguir"],
  ["publicar", "publicar"],
  ["programar", "programar"],
  ["retirar", "retirar"],
  ["eliminar", "guardar"],
  ["constructor", "guardar"],
])("a form cut off at its button %s is sent on with %s, and with its hour", (pressed, intent) => {
  const formulario = formularioAt("/admin/productos/P1");
  const hour: Campo = ["programado_at", "2030-01-02T08:00"];
  const campos: Campo[] = [["title", "Cuna"], hour, ["intent", pressed], ["intent", "publicar"]];
  const sent = [["title", "Cuna"], hour, ["intent", intent]];
  expect(formulario && keptCampos(formulario, campos)).toEqual(sent);
  expect(formulario && keptCampos(formulario, sent as Campo[])).toEqual(sent);
});

it.each([
  "/admin",
  "/admin/ajustes",
  "/admin/usuarios",
  "/admin/requests",
  "/admin/profile",
  "/admin/mfa-setup",
  "/admin/mensajes",
  "/admin/papelera",
  "/admin/productos",
  "/admin/productos/lote",
  "/admin/productos/LOTE",
  "/admin/productos/importar",
  "/admin/productos/importar/l1",
  "/admin/productos/P1/eliminar",
  "/admin/productos/P1/versiones",
  "/admin/consejos/c1/versiones",
  "/admin/categorias/c1/eliminar",
  "/admin/imagenes",
  "/admin/imagenes/elegir/b1",
  "/admin/relaciones/productos/P1",
  "/admin/reanudar/r1",
  "/admin/productos/P1/",
  "/admin/../auth/salir",
  "//evil.test/admin/productos/P1",
])("a form to %s is not kept", (path) => expect(formularioAt(path)).toBeUndefined());

it.each<Campo[]>([
  [["intent", "eliminar"]],
  [["title", "  "]],
  [
    ["version", "2"],
    ["idem", "x"],
  ],
  [["admin_type", "main_admin"]],
])("a form in which nothing known was typed is not kept: %j", (...campos) => {
  const formulario = formularioAt("/admin/productos/P1");
  expect(formulario && keptCampos(formulario, campos)).toEqual([]);
});
