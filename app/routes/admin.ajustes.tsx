import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refuseConflict, refuseForTrouble, SECRET_FIELDS } from "~/auth/answers/refusals.server";
import { submitAjustes } from "~/auth/answers/submit-ajustes.server";
import { requireMainAdmin } from "~/auth/session/guard.server";
import { ProofCard } from "~/auth/sign-in/proof-fields";
import {
  AjustesConflictError,
  fixedAjustes,
  missingTitular,
  readGuardados,
} from "~/domain/ajustes/ajustes.server";
import { AjustesForm } from "~/domain/ajustes/ajustes-form";
import { ajustesSchema } from "~/domain/ajustes/ajustes-schema";
import { MissingTitular } from "~/domain/ajustes/missing-titular";
import { PRICE_HINT } from "~/domain/productos/rules/producto";
import { versionOf } from "~/domain/state-version.server";
import { required, seeOther } from "~/http/answers/responses.server";
import { writeFlash } from "~/http/cookies/flash.server";
import { parseForm, readForm, refuse } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { SITE_NAME } from "~/site/marca";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { database } from "~db/client.server";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

const CONFLICT =
  "Otra persona ha cambiado los ajustes mientras los editabas. Lo que has escrito sigue aquí: compáralo con lo que hay y vuelve a guardar.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person } = await requireMainAdmin(request, context);
  const [guardados, missing] = await required(
    Promise.all([readGuardados(database().read), missingTitular()]),
  );
  const version = versionOf(guardados);
  // Shows the present name, also while nobody has set one.
  guardados.nombre ||= SITE_NAME;
  return { guardados, version, missing, fijos: fixedAjustes(), needsCode: person.mfaEnabled };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireMainAdmin(request, context);
  const form = await readForm(request);
  const { values, reply } = parseForm(form, ajustesSchema, { hide: SECRET_FIELDS });
  if (reply) return refuse(context, { reply }, { status: 422 });
  try {
    const { answer, cookies } = await submitAjustes(admin, { request, form, context }, values);
    if (answer) return answer;
    return seeOther(paths.adminAjustes(), ...cookies, await writeFlash("ajustes.guardados"));
  } catch (error) {
    if (error instanceof AjustesConflictError) return refuseConflict(context, form, CONFLICT);
    return refuseForTrouble(error, { form, context, failed: "Error al guardar los ajustes" });
  }
}

export const meta = privateMeta("Ajustes");

export default function AjustesPage() {
  const { missing, needsCode, ...loaded } = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return (
    <>
      <h1 className="text-3xl">Ajustes</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Lo que guardas aquí se ve enseguida en todas las páginas.
      </p>
      <div className="mt-6">
        <MissingTitular missing={missing} heading="h2" />
      </div>
      <AjustesForm
        {...loaded}
        priceHint={PRICE_HINT}
        reply={answer?.reply}
        proof={<ProofCard needsCode={needsCode} reply={answer?.reply} />}
      />
    </>
  );
}
