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
  return (
    // The symbols inherit their stroke, so that one sprite serves every size and colour.
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <use href={`/iconos.svg#${DRAWN.has(slug) ? slug : "otra"}`} />
    </svg>
  );
}
