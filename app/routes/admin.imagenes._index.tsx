import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { useContext } from "react";
import { refuseUpload, takePictures } from "~/actions/imagenes/take-pictures.server";
import { guarded, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { flashAt, required } from "~/http/responses/responses.server";
import { fieldOf } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/field";
import { FilterLinks } from "~/ui/list/filter-links";
import { ListToolbar } from "~/ui/list/list-toolbar";
import { CardSection } from "~/ui/page/card-section";
import { WriterContext } from "~/ui/page/for-publishers";
import { Notice } from "~/ui/page/notice";
import { Pagination, parsePagina } from "~/ui/page/pagination";
import { PreviewImage } from "~/ui/picture/preview-image";
import { formatCount } from "~/ui/text/format-number";
import { parseSearch } from "~/ui/text/search-text";
import { UploadForm } from "~nouns/imagenes/form/upload-form";
import { type ImagenDeBiblioteca, listBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import { isVista, VISTAS } from "~nouns/imagenes/rules/biblioteca";
import type { Foto } from "~nouns/imagenes/rules/fotos";
import { shaOf, thumbPath } from "~nouns/imagenes/rules/imagen";
import { SIN_ALT, THUMB_FAILED } from "~nouns/imagenes/rules/imagen-messages";
import { UPLOAD_FIELD } from "~nouns/imagenes/rules/subida";
import { VariosBar } from "~record/varios/varios-bar";
import { VariosBox } from "~record/varios/varios-box";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, async ({ query }) => {
  const q = parseSearch(query.get("q"));
  const filtro = query.get("filtro") ?? "";
  const vista = isVista(filtro) ? filtro : "";
  const pagina = parsePagina(query.get("pagina"));
  return { ...(await required(listBiblioteca({ q, vista, pagina }))), q, vista };
});

export const action = guarded(requireWriter, async ({ request, context }, { person }) => {
  const { fotos, flash, refused } = await takePictures(request, person, context);
  if (refused) return refuseUpload(context, refused);
  return flashAt(fotos.length > 1 ? paths.adminImagenes() : pageOf(fotos[0]), flash);
});

const pageOf = (foto?: Foto) => paths.adminImagen(shaOf(foto?.url ?? "") ?? "");

export const meta = privateMeta("Imágenes");

export default function BibliotecaPage() {
  const { items, total, q, vista, ...place } = useLoaderData<typeof loader>();
  const shas = items.map(({ sha }) => sha);
  const reply = useActionData<typeof action>()?.reply;
  const { revalidate } = useRevalidator();
  const { here } = useSite();
  const isWriter = useContext(WriterContext);
  const isMarkable = vista === "sin-usar" && !isWriter;
  return (
    <>
      <h1 className="mb-8 text-3xl">Imágenes</h1>
      <ErrorSummary reply={reply} className="mb-6" />
      <CardSection title="Subir imágenes">
        <UploadForm
          action={paths.adminImagenes()}
          error={fieldOf(reply, UPLOAD_FIELD).error}
          onStored={(foto) => (foto ? location.assign(pageOf(foto)) : revalidate())}
        />
      </CardSection>
      <section data-ancho aria-labelledby="biblioteca" className="mt-10">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="biblioteca" className="text-2xl">
            Biblioteca
          </h2>
          <p className="text-soft">{formatCount(total, "imagen", "imágenes")}</p>
        </div>
        {(items.length > 0 || q || vista) && (
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <div className="flex-[1_1_18rem]">
              <ListToolbar
                action={paths.adminImagenes()}
                label="Buscar por texto o crédito"
                q={q}
                kept={{ filtro: vista }}
              />
            </div>
            <FilterLinks
              label="Filtro"
              links={Object.keys(VISTAS)
                .filter(isVista)
                .map((each) => ({
                  text: VISTAS[each],
                  href: paths.adminImagenes({ q, filtro: each }),
                  isCurrent: each === vista,
                }))}
            />
          </div>
        )}
        {items.length > 0 ? (
          <>
            <BibliotecaGrid imagenes={items} isMarkable={isMarkable} />
            {isMarkable && <VariosBar tipo="imagen" ids={shas} here={here} />}
          </>
        ) : (
          <Notice>{q || vista ? "Ninguna imagen coincide." : "Todavía no hay imágenes."}</Notice>
        )}
        <Pagination
          {...place}
          hrefOf={(pagina) => paths.adminImagenes({ q, filtro: vista, pagina })}
        />
      </section>
    </>
  );
}

/** Puts the box above the link that covers the whole card, so that it can be pressed. */
const BOX = "absolute top-2 left-2 z-1 rounded-md border border-line bg-surface";

type BibliotecaGridProps = { imagenes: ImagenDeBiblioteca[]; isMarkable: boolean };

function BibliotecaGrid({ imagenes, isMarkable }: BibliotecaGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 min-[96rem]:grid-cols-6">
      {imagenes.map((each) => (
        <li key={each.sha} className="card">
          <PreviewImage
            sources={[thumbPath(each.imagen)]}
            alt=""
            failed={THUMB_FAILED}
            lazy
            className={`aspect-[4/3] w-full ${each.crop}`}
          />
          {isMarkable && <VariosBox id={each.sha} title={each.alt || SIN_ALT} look={BOX} />}
          <div className="grid flex-1 content-start gap-1.5 p-3 text-sm">
            <a
              href={paths.adminImagen(each.sha)}
              className="line-clamp-2 font-semibold after:absolute after:inset-0 hover:underline"
            >
              {each.alt || <span className="text-soft">Sin texto alternativo</span>}
            </a>
            {each.credito && <p className="truncate text-soft">{each.credito}</p>}
            <p className={`mt-auto ${each.usos.length === 0 ? "text-soft" : "text-brand"}`}>
              {each.usos.length === 0 ? "Sin usar" : formatCount(each.usos.length, "uso", "usos")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
