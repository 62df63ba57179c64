import type { Block } from "~/http/block";
import { BlockContent } from "~/ui/block-content";
import type { ConsejoCard } from "./consejo";
import { ConsejoGrid } from "./consejo-grid";

export function ConsejosRecientes({ consejos }: { consejos: Block<ConsejoCard[]> }) {
  return (
    <BlockContent
      block={consejos}
      failed="No se pudieron cargar los consejos. Inténtalo de nuevo más tarde."
      empty="No hay consejos disponibles actualmente."
    >
      {(ultimos) => <ConsejoGrid consejos={ultimos} />}
    </BlockContent>
  );
}
