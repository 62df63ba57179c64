import type { Imagen } from "~/domain/imagenes/rules/imagen";

export function ImageCredit({ imagenes }: { imagenes: readonly Imagen[] }) {
  const creditos = imagenes.flatMap(({ credito }) => credito ?? []);
  const people = new Map(creditos.map((each) => [`${each.texto} ${each.url}`, each]));
  if (people.size === 0) return null;
  return (
    <ul className="mt-2 text-sm text-soft">
      {[...people].map(([key, { texto, url, isUnsplash }]) => (
        <li key={key}>
          Foto:{" "}
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
