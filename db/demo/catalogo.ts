import { fixSpacesOf } from "./fixed-spaces";
import type { DemoConsejo, DemoProducto } from "./types";

const productoModules = import.meta.glob<{ productos: DemoProducto[] }>("./productos/*.ts", {
  eager: true,
});
const consejoModules = import.meta.glob<{ consejo: DemoConsejo }>("./consejos/*/*.ts", {
  eager: true,
});

export const demoProductos = Object.values(productoModules)
  .flatMap((module) => module.productos)
  .map((producto) =>
    fixSpacesOf(producto, [
      ...(["veredicto", "para_quien", "no_para", "descripcion", "contenido_principal"] as const),
      ...(["keyfeatures", "pros", "cons"] as const),
    ]),
  );
export const demoConsejos = Object.values(consejoModules).map(({ consejo }) =>
  fixSpacesOf(consejo, ["extracto", "contenido"]),
);
