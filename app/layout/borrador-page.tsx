import { useActionData, useLoaderData } from "@remix-run/react";
import type { showBorrador } from "~/actions/borrador-page.server";
import type { submitObservacion } from "~/actions/observar.server";
import { paths } from "~/site/paths";
import { ContenidoView } from "~features/contenido-view/contenido";
import { ConsejoDetail } from "~features/lectura/consejo-detail";
import { PaginaDetail } from "~features/lectura/pagina-detail";
import { ProductosRecomendados } from "~nouns/consejos/screens/consejo-blocks";
import { ProductoDetail } from "~nouns/productos/screens/producto-detail";
import { ObservarForm } from "~record/revision/observar-form";
import { RouteProblem } from "./route-problem";

export function BorradorPage() {
  const { editor, isPendiente, enlace, observar, producto, consejo, pagina, contenido, productos } =
    useLoaderData<typeof showBorrador>();
  const answer = useActionData<typeof submitObservacion>();
  return (
    <>
      <div className="no-print border-b border-line bg-band-strong px-4 py-3 text-center text-sm">
        <strong>{isPendiente ? "Cambios sin publicar" : "Borrador"}:</strong> así se verá cuando se
        publique.{" "}
        {editor && (
          <a href={editor} className="prose-link inline-block font-semibold">
            Volver al formulario
          </a>
        )}
        {enlace && (
          <p className="mt-2">
            Enlace para compartir: <code className="select-all wrap-anywhere">{enlace}</code>{" "}
            <CopyLink href={enlace} />
          </p>
        )}
      </div>
      {producto && (
        <div className="wrap pt-6 pb-12">
          <ProductoDetail
            producto={producto}
            resena={contenido.bloques.length > 0 && <ContenidoView contenido={contenido} />}
          />
        </div>
      )}
      {pagina && <PaginaDetail pagina={pagina} contenido={contenido} />}
      {consejo && (
        <ConsejoDetail
          consejo={consejo}
          contenido={contenido}
          below={productos && <ProductosRecomendados productos={productos} />}
          beside={null}
        />
      )}
      {observar && (
        <ObservarForm
          {...observar}
          isSent={observar.isSent && !answer}
          isHasty={answer !== undefined && "isHasty" in answer}
          reply={answer?.reply}
        />
      )}
    </>
  );
}

const MISSING = {
  title: "Este borrador ya no se enseña",
  text: "El enlace ha caducado o se ha retirado, o el texto ya está publicado. Si no lo encuentras, pide otro a quien te lo envió.",
  link: { href: paths.home(), label: "Ir a la portada" },
};

export const BorradorProblem = () => <RouteProblem missing={MISSING} />;

/** Invisible until script shows it, but in its place, so that nothing moves. */
const CopyLink = ({ href }: { href: string }) => (
  <button
    type="button"
    aria-live="polite"
    data-copiar={href}
    className="prose-link no-print invisible py-1"
  >
    Copiar<span className="sr-only"> el enlace</span>
  </button>
);
