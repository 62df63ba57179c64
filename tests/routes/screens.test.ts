import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { ADMIN_SCREENS, AUTH_SCREENS } from "../support/screens";

/** Routes that draw no screen, or one that needs more than its address. */
const NO_SCREEN = [
  ...[
    "admin.$",
    "admin.autoguardado",
    "admin.clics",
    "admin.imagenes.subir",
    "admin.productos.exportar",
  ],
  "auth.salir",
  "admin.productos.importar_.$lote_.errores[.]csv",
];

const routes = readdirSync("app/routes")
  .map((file) => file.replace(/\.tsx$/, ""))
  .filter((id) => /^(admin|auth)\b/.test(id));

/** A pattern for the addresses of a route: `admin.$tipo.$id` matches `/admin/consejos/x`. */
const addressesOf = (id: string) =>
  new RegExp(
    `^/${id
      .replace(/\._index$/, "")
      .replace(/\.\(\$\w+\)/g, "(/[^/]+)?")
      .replace(/_?\./g, "/")
      .replace(/\$\w+/g, "[^/]+")}$`,
  );

it("the screens that are walked are all of accounts and the admin area", () => {
  const walked = [...AUTH_SCREENS, ...ADMIN_SCREENS].map((screen) => screen.replace(/\?.*/, ""));
  const missing = routes.filter((id) => !walked.some((path) => addressesOf(id).test(path)));
  expect(missing.sort()).toEqual(NO_SCREEN.sort());
});
