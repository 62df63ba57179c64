import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { formatLong } from "~base/fechas";
import type { Casa } from "~features/casa/casa.server";
import { ContenidoDeArticulo, Indice } from "~features/contenido-view/contenido";
import type { Contenido } from "~features/contenido-view/contenido.server";
import { CompararElecciones, ResumenDeGuia } from "~features/contenido-view/resumen-de-guia";
import { CasaElegida, CasaForm } from "~features/filtros/casa-form";
import type { Consejo } from "~nouns/consejos/queries/consejos.server";
import { isMedical } from "~nouns/consejos/rules/consejo";
import { ConsejoChip } from "~nouns/consejos/screens/consejo-chip";
import { ImageCredit, Picture } from "~nouns/imagenes/screens/picture";
import { Firma, Referencias } from "./consejo-firma";

const SIZES = "(min-width: 48rem) 36rem, 82vw";

interface ConsejoDetailProps {
  consejo: Consejo;
  contenido: Contenido;
  casa?: Casa;
  below: ReactNode;
  beside: ReactNode;
}

export function ConsejoDetail({ consejo, contenido, casa, below, beside }: ConsejoDetailProps) {
  const { apartados, bloques, elecciones } = contenido;
  const text = { ...contenido, elecciones: [] };
  const hrefOf = (medidas: Record<string, string>) => paths.consejo(consejo.slug, medidas);
  const opening = bloques.slice(0, bloques[0]?.kind === "aviso" ? 1 : 0);
  return (
    <div className="wrap grid grid-cols-1 gap-y-8 pt-2 pb-16 lg:grid-cols-[minmax(0,36rem)_16rem] lg:justify-between lg:gap-x-10 lg:pt-4 xl:grid-cols-[13.5rem_minmax(0,36rem)_16rem]">
      <BackLink />
      <ConsejoHeader consejo={consejo} isGuia={elecciones.length > 0}>
        {opening.length > 0 && (
          <div className="mt-5">
            <ContenidoDeArticulo contenido={{ ...text, bloques: opening }} />
          </div>
        )}
        <ResumenDeGuia
          elecciones={elecciones}
          juicios={casa?.juicios}
          head={casa && <CasaElegida casa={casa} hrefOf={hrefOf} />}
          foot={casa && <CasaForm casa={casa} hrefOf={hrefOf} />}
        />
      </ConsejoHeader>
      {apartados.length > 0 && (
        <div className="xl:col-start-1 xl:row-span-3 xl:row-start-1">
          <Indice apartados={apartados} />
        </div>
      )}
      <div className="xl:col-start-2">
        <article aria-labelledby="titulo">
          <ContenidoDeArticulo contenido={{ ...text, bloques: bloques.slice(opening.length) }} />
          <CompararElecciones elecciones={elecciones} />
          {isMedical(consejo.categoria) && (
            <p className="mt-10 border-t border-line pt-4 text-sm text-soft">
              Este texto es informativo y no sustituye a tu pediatra.
            </p>
          )}
          <Referencias {...consejo} />
        </article>
        {below}
      </div>
      <aside
        aria-label="Más para leer"
        className="lg:col-start-2 lg:row-span-4 lg:row-start-1 xl:col-start-3 xl:row-span-3 xl:row-start-1"
      >
        <div className="grid gap-10 lg:sticky lg:top-6">{beside}</div>
      </aside>
    </div>
  );
}

function BackLink() {
  return (
    <p className="no-print -mb-3 text-sm xl:col-start-2">
      <a href={paths.consejos()} className="prose-link inline-flex items-start gap-1.5 py-0.5">
        <span aria-hidden="true">←</span>
        Volver a todos los consejos
      </a>
    </p>
  );
}

interface ConsejoHeaderProps {
  consejo: Consejo;
  /** A guide shows its summary before its picks, and its picture after them. */
  isGuia: boolean;
  children: ReactNode;
}

function ConsejoHeader({ consejo, isGuia, children }: ConsejoHeaderProps) {
  const { extracto } = consejo;
  return (
    <header className="xl:col-start-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
        <ConsejoChip consejo={consejo} />
        <time dateTime={consejo.fecha}>{formatLong(consejo.fecha)}</time>
      </p>
      <h1 id="titulo" className="mt-4 text-3xl">
        {consejo.titulo}
      </h1>
      <Firma {...consejo} />
      {isGuia && extracto && <p className="mt-4 text-lg text-soft">{extracto}</p>}
      {children}
      <div className="frame mt-7 aspect-3/2 rounded-xl">
        <Picture imagen={consejo.imagen} sizes={SIZES} first />
      </div>
      <ImageCredit imagenes={[consejo.imagen]} />
      {!isGuia && extracto && <p className="mt-7 text-xl leading-normal text-soft">{extracto}</p>}
    </header>
  );
}
