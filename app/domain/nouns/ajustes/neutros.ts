import { CONSEJOS, SITE_NAME } from "~/site/marca";
import { textos } from "~db/baseline/textos";
import { type AjusteKey, ON } from "./ajuste";
import { HOUSE } from "./colores";

export const NEUTROS: Partial<Record<AjusteKey, string>> = {
  ...textos,
  nombre: SITE_NAME,
  color: HOUSE.marca,
  color_compra: HOUSE.compra,
  maquinas_buscar: ON,
  maquinas_responder: ON,
  consejos_nombre: CONSEJOS,
  menu: `Inicio | /
Categorías | /categorias
Comparativas | /comparativas
${CONSEJOS} | /consejos
Sobre Nosotros | /sobre-nosotros
Contacto | /contacto`,
};
