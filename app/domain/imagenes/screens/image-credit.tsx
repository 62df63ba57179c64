import type { Imagen } from "~/domain/imagenes/rules/imagen";

const listFormat = new Intl.ListFormat("es", { type: "conjunction" });

export function ImageCredit({ imagenes }: { imagenes: readonly Imagen[] }) {
  const made = madeWithIA(imagenes);
  const people = new Map(
    imagenes.flatMap(({ credito, isIA }) =>
      credito ? [[`${credito.texto} ${credito.url}`, { ...credito, isIA }]] : [],
    ),
  );
  if (people.size === 0 && !made) return null;
  return (
    <ul className="mt-2 text-sm text-soft">
      {made && <li>{made}</li>}
      {[...people].map(([key, { texto, url, isUnsplash, isIA }]) => (
        <li key={key}>
          {isIA ? "Imagen" : "Foto"}:{" "}
          {url ? (
            <a href={url} rel="nofollow noopener" className="prose-link inline-block py-0.5">
              {texto}
            </a>
          ) : (
            texto
          )}
          {isUnsplash && " en Unsplash"}
        </li>
      ))}
    </ul>
  );
}

/** Of several pictures it names those it means by their place. */
function madeWithIA(imagenes: readonly Imagen[]): string | undefined {
  const places = imagenes.flatMap(({ isIA }, at) => (isIA ? String(at + 1) : []));
  if (places.length === 0) return undefined;
  const isAll = places.length === imagenes.length;
  const which = isAll ? "" : ` ${listFormat.format(places)}`;
  return places.length > 1 ? `Imágenes${which} creadas con IA` : `Imagen${which} creada con IA`;
}
