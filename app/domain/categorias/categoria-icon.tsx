/** Slugs that have a symbol of their own in `public/iconos.svg`. */
const KNOWN = new Set([
  "paseo-viaje",
  "habitacion-bebe",
  "alimentacion",
  "bano-higiene",
  "ropa-calzado",
  "juguetes-aprendizaje",
  "seguridad-casa",
  "mama-embarazo",
  "ideas-regalar",
  "carritos-sillas-paseo",
  "sillas-coche",
  "mobiliario",
  "textil-cuna",
  "decoracion-infantil",
  "vigilabebes",
  "lactancia-materna",
  "biberones-tetinas",
  "tronas-asientos",
  "juguetes-educativos",
  "libros-infantiles",
  "barreras-seguridad",
  "luces-nocturnas",
  "canastillas-cestas",
  "tarjetas-regalo",
]);

/** The symbol of a category; unknown slugs get the default one. */
export function CategoriaIcon({ slug, className }: { slug: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <use href={`/iconos.svg#${KNOWN.has(slug) ? slug : "otra"}`} />
    </svg>
  );
}
