import type { Apartado, Bloque } from "~/domain/consejos/rules/contenido";

/** The body of an article. Every text goes through React, so that it shows just as it was typed. */
export function ContenidoConsejo({ bloques }: { bloques: Bloque[] }) {
  return (
    <div className="prose leading-[1.7] *:first:mt-0 sm:text-lg sm:leading-[1.7]">
      {bloques.map((bloque) => (
        <BloqueView key={bloque.line} bloque={bloque} />
      ))}
    </div>
  );
}

function BloqueView({ bloque }: { bloque: Bloque }) {
  switch (bloque.kind) {
    case "h2":
      return <h2 id={bloque.id}>{bloque.text}</h2>;
    case "ul":
      return (
        <ul>
          {bloque.items.map(({ line, text }) => (
            <li key={line}>{text}</li>
          ))}
        </ul>
      );
    default:
      return <bloque.kind>{bloque.text}</bloque.kind>;
  }
}

export function Indice({ apartados }: { apartados: Apartado[] }) {
  return (
    <nav
      aria-labelledby="indice"
      className="no-print rounded-lg bg-band p-5 text-sm xl:sticky xl:top-6 xl:max-h-[90vh] xl:overflow-y-auto"
    >
      <h2 id="indice" className="font-sans font-semibold tracking-normal">
        En este artículo
      </h2>
      <ol className="mt-2 grid grid-cols-1 gap-0.5">
        {apartados.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1 leading-snug text-soft hover:text-brand hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
