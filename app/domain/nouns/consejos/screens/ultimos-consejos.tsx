import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { formatLong } from "~base/fechas";
import type { ConsejoCard } from "~nouns/consejos/queries/consejos.server";
import { Picture } from "~nouns/imagenes/screens/picture";

export function UltimosConsejos({ consejos }: { consejos: Block<ConsejoCard[]> }) {
  return (
    <aside aria-labelledby="ultimos" className="self-start lg:sticky lg:top-6">
      <h2 id="ultimos" className="text-xl">
        Últimos Consejos
      </h2>
      <div className="mt-4">
        <BlockContent
          block={consejos}
          failed="No se pudieron cargar los últimos consejos."
          empty="No hay consejos disponibles."
        >
          {(ultimos) => (
            <ul className="border-t border-line">
              {ultimos.map((consejo) => (
                <li
                  key={consejo.id}
                  data-vista-previa
                  className="relative border-b border-line py-3.5"
                >
                  <a
                    href={paths.consejo(consejo.slug)}
                    className="block leading-snug font-semibold hover:text-brand hover:underline"
                  >
                    {consejo.titulo}
                  </a>
                  <p className="mt-1 truncate text-sm text-soft">{consejo.extracto}</p>
                  <p className="mt-0.5 text-xs text-soft">
                    <time dateTime={consejo.fecha}>{formatLong(consejo.fecha)}</time>
                  </p>
                  <div
                    data-tarjeta
                    hidden
                    aria-hidden="true"
                    className="absolute top-0 z-20 w-80 max-lg:left-0 lg:right-full lg:pr-4"
                  >
                    <div className="card shadow-raised">
                      <span className="frame">
                        <Picture imagen={consejo.imagen} sizes="20rem" decorative />
                      </span>
                      <p className="px-5 pt-4 leading-snug font-semibold">{consejo.titulo}</p>
                      <p className="px-5 pt-1.5 pb-5 text-sm text-soft">{consejo.extracto}</p>
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </BlockContent>
      </div>
    </aside>
  );
}
