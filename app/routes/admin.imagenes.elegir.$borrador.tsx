import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { chooseByForm, chooseUpload } from "~/actions/imagenes/choose-picture.server";
import { refusalOf } from "~/actions/imagenes/refuse-picture.server";
import { isUpload } from "~/actions/imagenes/store-upload.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { draftValue } from "~/domain/borradores/borrador";
import { backToForm, findBorrador } from "~/domain/borradores/borradores.server";
import { UrlForm } from "~/domain/imagenes/form/image-preview";
import { PhotoSearchBox } from "~/domain/imagenes/form/photo-search";
import { LibraryChoice } from "~/domain/imagenes/form/picture-choice";
import { UploadForm } from "~/domain/imagenes/form/upload-form";
import { listRecent } from "~/domain/imagenes/queries/biblioteca.server";
import { BAD_IMAGE_URL } from "~/domain/imagenes/rules/imagen-url";
import { UPLOAD_FIELD } from "~/domain/imagenes/rules/subida";
import { searchPhotos } from "~/domain/imagenes/unsplash/search.server";
import { notFound, required, seeOther } from "~/http/answers/responses.server";
import { writeFlash } from "~/http/cookies/flash.server";
import { type RefusalInit, readForm, refuse } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { fieldOf } from "~/http/replies/form-reply";
import { AnswerToast } from "~/layout/admin/admin-toast";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { CardSection } from "~/ui/page/card-section";
import { QuietLink } from "~/ui/page/link";
import { parseSearch } from "~/ui/text/search-text";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const borrador = await required(findBorrador(params.borrador ?? "", person.id));
  if (!borrador) throw notFound();
  const keyword = parseSearch(new URL(request.url).searchParams.get("k"));
  const [search, recientes] = await required(
    Promise.all([searchPhotos(keyword, person.id), listRecent()]),
  );
  return {
    action: paths.adminImagenesElegir(borrador.id),
    back: backToForm(borrador),
    url: draftValue(borrador, borrador.campo),
    keyword,
    search,
    recientes,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const borrador = await required(findBorrador(params.borrador ?? "", person.id));
  if (!borrador) throw notFound();
  const picking = { borrador, by: person };
  const field = isUpload(request) ? UPLOAD_FIELD : "url";
  let typed = "";
  try {
    if (isUpload(request)) {
      return seeOther(await chooseUpload(picking, request), await writeFlash("imagen.subida"));
    }
    const form = await readForm(request);
    typed = String(form.get("url") ?? "");
    const back = await chooseByForm(picking, form);
    if (back) return seeOther(back, await writeFlash("imagen.seleccionada"));
    return refuseField(BAD_IMAGE_URL);
  } catch (error) {
    const { text, init } = refusalOf(error, context);
    return refuseField(text, init);
  }

  function refuseField(text: string, init: RefusalInit = { status: 422 }) {
    const told = { status: "error" as const, error: { [field]: [text] } };
    return refuse(context, { reply: { ...told, initialValue: { url: typed } } }, init);
  }
}

export const meta = privateMeta("Elegir imagen");

export default function PickerPage() {
  const { action: address, back, url, keyword, search, recientes } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Elegir imagen</h1>
        <QuietLink href={back}>Volver sin cambiarla</QuietLink>
      </div>
      <p className="-mt-4 mb-8 max-w-2xl text-soft">
        Lo que habías escrito en el formulario está guardado y te espera allí.
      </p>
      <div className="mb-6 empty:hidden">
        <ErrorSummary reply={reply} />
        {search.state === "failed" && (
          <AnswerToast message={{ tone: "error", title: "No se pudieron buscar imágenes" }} />
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <CardSection title="Subir desde tu dispositivo">
            <UploadForm action={address} error={fieldOf(reply, UPLOAD_FIELD).error} />
          </CardSection>
          <CardSection title="Buscar una foto">
            <PhotoSearchBox action={address} keyword={keyword} search={search} />
          </CardSection>
        </div>
        <div className="grid gap-6">
          <CardSection title="Usar una dirección">
            <UrlForm
              action={address}
              present={fieldOf(reply, "url").defaultValue || url}
              error={fieldOf(reply, "url").error}
            />
          </CardSection>
          {recientes.length > 0 && (
            <CardSection title="Elegir de la biblioteca">
              <LibraryChoice action={address} imagenes={recientes} />
            </CardSection>
          )}
        </div>
      </div>
    </>
  );
}
