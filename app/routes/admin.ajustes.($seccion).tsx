import { useActionData, useLoaderData } from "@remix-run/react";
import { refuseConflict, refuseForTrouble } from "~/auth/forms/refusals.server";
import { submitAjustes } from "~/auth/forms/submit-ajustes.server";
import { askPasskey } from "~/auth/second-factor/passkeys.server";
import { guarded, guardedForm, requireMainAdmin } from "~/auth/session/guard.server";
import { ProofCard } from "~/auth/sign-in/proof-fields";
import { parseForm, refuse, refuseForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { flashAt, notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { sayList } from "~/ui/text/frases";
import { versionOf } from "~base/state-version.server";
import { database } from "~db/client.server";
import { findSueltos } from "~features/lista-recien-nacido/enlaces.server";
import { ON } from "~nouns/ajustes/ajuste";
import * as ajustes from "~nouns/ajustes/ajustes.server";
import { AjustesForm } from "~nouns/ajustes/ajustes-form";
import { AjustesHeader } from "~nouns/ajustes/ajustes-header";
import { ajustesSchema } from "~nouns/ajustes/ajustes-schema.server";
import { AjustesConflictError } from "~nouns/ajustes/ajustes-versions.server";
import { FILAS_FIELDS, joinFilas } from "~nouns/ajustes/filas";
import { MissingTitular } from "~nouns/ajustes/missing-titular";
import { ASK_PRECIOS, mustAskPrecios, PRECIOS_ASKED } from "~nouns/ajustes/pregunta-precios";
import { isSeccion, type SeccionKey } from "~nouns/ajustes/secciones/secciones";
import { prepareMarks } from "~nouns/imagenes/store/marks.server";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

const CONFLICT =
  "Los ajustes han cambiado mientras los editabas. Lo que has escrito sigue aquí: compáralo con lo que hay y vuelve a guardar.";

function seccionOf({ seccion = "sitio" }: { seccion?: string }): SeccionKey {
  if (!isSeccion(seccion)) throw notFound();
  return seccion;
}

export const loader = guarded(requireMainAdmin, async ({ params }, { person, session }) => {
  const seccion = seccionOf(params);
  const [guardados, apertura] = await required(
    Promise.all([ajustes.readSeccion(database().read, seccion), ajustes.findApertura()]),
  );
  const version = versionOf(guardados);
  const fijos = ajustes.fixedAjustes();
  const sueltos = await required(findSueltos(guardados));
  const proof = { needsCode: person.mfaEnabled, passkey: await required(askPasskey(session)) };
  return { seccion, guardados, version, apertura, fijos, sueltos, proof };
});

export const action = guardedForm(
  requireMainAdmin,
  async (submission, admin) => {
    const { form } = submission;
    const seccion = seccionOf(submission.params);
    joinFilas(form);
    for (const key of ["color", "color_compra"]) {
      const better = form.get(`usar_${key}`);
      if (better) form.set(key, better);
    }
    const schema = ajustesSchema(seccion, form.get("nif_extranjero") === ON);
    const { values, reply } = parseForm(form, schema);
    if (reply) return refuse(submission.context, { reply }, { status: 422 });
    if (!form.has(PRECIOS_ASKED) && mustAskPrecios(await required(ajustes.getAjustes()), values)) {
      form.set(PRECIOS_ASKED, ON);
      form.set("precio_modo", "ninguno");
      return refuseForm(submission, ASK_PRECIOS, 422, "precio_modo");
    }
    try {
      for (const key of ["logo", "icono", "portada_imagen"]) {
        const url = values[key];
        if (!url || (await prepareMarks(url))) continue;
        return refuseForm(submission, "Esa imagen ya no está en la biblioteca", 422, key);
      }
      const { answer, cookies } = await submitAjustes(admin, submission, { seccion, values });
      if (answer) return answer;
      return flashAt(paths.adminAjustes(seccion), "ajustes.guardados", ...cookies);
    } catch (error) {
      if (error instanceof AjustesConflictError) return refuseConflict(submission, CONFLICT);
      return refuseForTrouble(error, { ...submission, failed: "Error al guardar los ajustes" });
    }
  },
  FILAS_FIELDS,
);

export const meta = privateMeta("Ajustes");

export default function AjustesPage() {
  const { apertura, sueltos, proof, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <AjustesHeader />
      {loaded.seccion === "legal" && <MissingTitular {...apertura} heading="h2" />}
      {sueltos.length > 0 && (
        <p className="panel mt-6 p-5">
          <strong>No llevan a ninguna página publicada:</strong> {sayList(sueltos)}. Corrige esos
          slugs o quítalos; mientras tanto, quien visita el sitio no ve su enlace.
        </p>
      )}
      <AjustesForm
        key={`${loaded.seccion} ${loaded.version}`}
        {...loaded}
        reply={answer?.reply}
        proof={(field) => <ProofCard {...proof} field={field} />}
      />
    </>
  );
}
