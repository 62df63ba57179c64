import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { formatLong } from "~base/fechas";
import { ContenidoDeArticulo } from "~features/contenido-view/contenido";
import type { Contenido } from "~features/contenido-view/contenido.server";

type PaginaDetailProps = { pagina: { titulo: string; updated_at: string }; contenido: Contenido };

interface Head {
  pagina: Record<"slug" | "titulo" | "seo_titulo" | "seo_descripcion", string>;
  resumen: string;
}

export const headOf = ({ pagina, resumen }: Head) => ({
  title: pagina.seo_titulo || pagina.titulo,
  description: pagina.seo_descripcion || resumen,
  canonical: paths.pagina(pagina.slug),
});

export function PaginaDetail({ pagina, contenido }: PaginaDetailProps) {
  const { titulo, updated_at: at } = pagina;
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: titulo }]} />
      <article className="max-w-152 wrap-anywhere">
        <h1 className="mb-8 text-3xl">{titulo}</h1>
        <ContenidoDeArticulo contenido={contenido} />
        <p className="mt-10 border-t border-line pt-4 text-sm text-soft">
          Actualizado el <time dateTime={at}>{formatLong(at)}</time>
        </p>
      </article>
    </div>
  );
}
