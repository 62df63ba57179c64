import type { Imagen } from "~/domain/imagenes/rules/imagen";

/** Of several pictures it names those it means by their place. */
export function ImageCredit({ imagenes }: { imagenes: readonly Imagen[] }) {
  const people = new Map(
    imagenes.flatMap(({ credito, isIA }) =>
      credito ? [[`${credito.texto} ${credito.url}`, { ...credito, isIA }]] : [],
    ),
  );
  if (people.size === 0 && !imagenes.some(({ isIA }) => isIA)) return null;
  return (
    <ul className="mt-2 text-sm text-soft">
      {imagenes.map(
        ({ url, isIA }, at) =>
          isIA && <li key={url}>Imagen{imagenes.length > 1 && ` ${at + 1}`} creada con IA</li>,
      )}
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
