import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import { guarded, guardedForm, requireMainAdmin } from "~/auth/session/guard.server";
import type { FlashKey } from "~/http/cookies/cookies.server";
import { parseForm, refuse, replyAt, requireIntent } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { existing, flashAt, notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { BrandLink, ProseLink } from "~/ui/page/link";
import { PASOS } from "~base/move-one-step.server";
import { database } from "~db/client.server";
import * as datos from "~nouns/ficha/change-datos.server";
import { DATOS_LIMIT } from "~nouns/ficha/dato";
import { datoSchema } from "~nouns/ficha/dato-schema.server";
import { findDeFicha, listDatos } from "~nouns/ficha/datos.server";
import { DatoForm, DatosList, SanitarioForm } from "~nouns/ficha/datos-screen";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

const FAILED = "No se pudo guardar la ficha";

const datoOf = (query: URLSearchParams) => query.get("dato") ?? undefined;

export const loader = guarded(requireMainAdmin, async ({ params, query }) => {
  const categoria = await existing(findDeFicha(params.id ?? ""));
  const datos = await required(listDatos(database().read, categoria.id));
  return { categoria, datos, editado: datos.find(({ id }) => id === datoOf(query)) };
});

export const action = guardedForm(requireMainAdmin, async (submission) => {
  const { params, query, form, actor } = submission;
  const { id: categoria, padreId } = (await findDeFicha(params.id ?? "")) ?? {};
  const deed = requireIntent(form, "guardar", "eliminar", "subir", "bajar", "sanitario");
  if (!categoria || (padreId && deed !== "sanitario")) throw notFound();
  const paso = PASOS.get(deed);
  const id = paso ? String(form.get("dato")) : datoOf(query);
  const saving = { categoria, id, actor, leida: String(form.get("leida") ?? "") };
  const tell = (flash: FlashKey) => flashAt(paths.adminFicha(categoria), flash);
  return orRefuse(submission, FAILED, async () => {
    if (paso) return tell((await datos.moveDato(paso, saving)) ? "ficha.guardada" : "ficha.igual");
    if (deed === "sanitario") {
      await datos.saveSanitario(form.has("producto_sanitario"), saving);
      return tell("ficha.guardada");
    }
    const isGoing = deed === "eliminar";
    const { values, reply } = isGoing ? { values: undefined } : parseForm(form, datoSchema);
    if (reply) return refuse(submission.context, { reply }, { status: 422 });
    const result = await (values ? datos.saveDato(values, saving) : datos.deleteDato(saving));
    if (typeof result === "string") return tell(result);
    const { problem, field = "", otro, asks } = result;
    const holder = otro && {
      field,
      label: otro.nombre,
      href: paths.adminFicha(categoria, { dato: otro.id }),
    };
    const refused = { ...replyAt(form, field, problem), ...(holder && { holder }) };
    const answer = { reply: refused, pregunta: asks && problem, isGoing };
    return refuse(submission.context, answer, { status: field ? 422 : 409 });
  });
});

export const meta = privateMeta("Ficha de la categoría");

export default function FichaPage() {
  const { categoria, datos, editado } = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  const { id, nombre, padre, padreId } = categoria;
  const crumbs = [
    { label: "Categorías", href: paths.adminCategorias() },
    { label: nombre, href: paths.adminForm("categoria", id) },
    { label: "Ficha" },
  ];
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <h1 className="text-3xl break-words">Ficha de {nombre}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        {padre
          ? `«${nombre}» hereda la ficha de «${padre}»: sus productos llevan los mismos datos.`
          : `Los datos que importan al elegir, en el orden en que salen en la página de cada producto, también en los de sus subcategorías. Hasta ${DATOS_LIMIT}.`}
      </p>
      {padreId && <BrandLink href={paths.adminFicha(padreId)}>Ver la ficha de {padre}</BrandLink>}
      {datos.length > 0 && (
        <p className="mb-4">
          <ProseLink href={paths.adminDatos(id)}>Rellenar los datos de sus productos</ProseLink>
        </p>
      )}
      {!padreId && <DatosList categoria={id} datos={datos} />}
      {!padreId && (editado || datos.length < DATOS_LIMIT) && (
        <DatoForm key={editado?.id} categoria={id} dato={editado} answer={answer} />
      )}
      <SanitarioForm key={id} categoria={id} stored={categoria.producto_sanitario} />
    </>
  );
}
