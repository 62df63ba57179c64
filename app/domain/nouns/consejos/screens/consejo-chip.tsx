import { paths } from "~/site/paths";
import type { ConsejoCard } from "~nouns/consejos/queries/consejos.server";

export function ConsejoChip({ consejo }: { consejo: ConsejoCard }) {
  if (!consejo.categoriaKnown) return <span className="chip">{consejo.categoriaNombre}</span>;
  return (
    <a href={paths.consejos({ categoria: consejo.categoria })} className="chip hover:underline">
      {consejo.categoriaNombre}
    </a>
  );
}
