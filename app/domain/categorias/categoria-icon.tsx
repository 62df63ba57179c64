import { Icon } from "~/ui/icon";

/** Slugs with a symbol of their own in `public/iconos.svg`. */
const DRAWN: ReadonlySet<string> = new Set([
  "paseo-viaje",
  "carritos-sillas-paseo",
  "sillas-coche",
  "habitacion-bebe",
  "mobiliario",
  "textil-cuna",
  "decoracion-infantil",
  "vigilabebes",
  "alimentacion",
  "lactancia-materna",
  "biberones-tetinas",
  "tronas-asientos",
  "bano-higiene",
  "ropa-calzado",
  "juguetes-aprendizaje",
  "juguetes-educativos",
  "libros-infantiles",
  "seguridad-casa",
  "barreras-seguridad",
  "luces-nocturnas",
  "mama-embarazo",
  "ideas-regalar",
  "canastillas-cestas",
  "tarjetas-regalo",
]);

/** Decorative symbol of a category; one the editors add later gets the basket. */
export function CategoriaIcon({ slug, className }: { slug: string; className?: string }) {
  return <Icon name={DRAWN.has(slug) ? slug : "otra"} className={className} />;
}
