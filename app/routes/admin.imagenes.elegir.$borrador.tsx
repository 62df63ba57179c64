import { useActionData, useLoaderData, useRevalidator, useSubmit } from "@remix-run/react";
import { refuseUpload, takePictures } from "~/actions/imagenes/take-pictures.server";
import { guarded, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { existing, flashAt, notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/field";
import { QuietLink } from "~/ui/page/link";
import { parsePagina } from "~/ui/page/pagination";
import { parseSearch } from "~/ui/text/search-text";
import { PickerParts } from "~nouns/imagenes/form/picker-parts";
import { listBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import { SIN_BORRADOR } from "~nouns/imagenes/rules/biblioteca";
import { setFoto } from "~nouns/imagenes/rules/fotos";
import { searchPhotos } from "~nouns/imagenes/unsplash/search.server";
import { backToForm, findBorrador, setInBorrador } from "~record/borradores/borradores.server";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, async ({ params, query }, { person }) => {
  const { borrador: id = "" } = params;
  const borrador = await required(findBorrador(id, person.id));
  if (!borrador && id !== SIN_BORRADOR) throw notFound();
  const [q, k] = [parseSearch(query.get("q")), parseSearch(query.get("k"))];
  const pagina = parsePagina(query.get("pagina"));
  const [search, biblioteca] = await required(
    Promise.all([searchPhotos(k, person.id), listBiblioteca({ q, vista: "", pagina })]),
  );
  return { ...biblioteca, borrador: id, q, k, search, back: borrador && backToForm(borrador) };
});

export const action = guarded(requireWriter, async ({ request, params, context }, { person }) => {
  const borrador = await existing(findBorrador(params.borrador ?? "", person.id));
  const { fotos, flash, refused } = await takePictures(request, person, context, (foto) =>
    setInBorrador(borrador, person.id, (form) => setFoto(form, borrador.campo, foto)),
  );
  if (refused) return refuseUpload(context, refused);
  const back = fotos.length > 1 ? paths.adminImagenesElegir(borrador.id) : backToForm(borrador);
  return flashAt(back, flash);
});

export const meta = privateMeta("Elegir imagen");

export default function PickerScreen() {
  const { back, ...page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { revalidate } = useRevalidator();
  const submit = useSubmit();
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Elegir imagen</h1>
        {back && <QuietLink href={back}>Volver sin cambiarla</QuietLink>}
      </div>
      <p className="-mt-4 mb-8 max-w-2xl text-soft">
        Lo que habías escrito en el formulario está guardado y te espera allí.
      </p>
      <div className="mb-6 empty:hidden">
        <ErrorSummary reply={reply} />
      </div>
      <PickerParts
        page={page}
        reply={reply}
        onStored={(foto) =>
          foto ? submit({ imagen: foto.url }, { method: "post" }) : revalidate()
        }
      />
    </>
  );
}
