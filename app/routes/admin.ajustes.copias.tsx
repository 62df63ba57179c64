import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import { type Admin, requireMainAdmin, requireRecentAuth } from "~/auth/session/guard.server";
import type { FlashKey } from "~/http/cookies/cookies.server";
import { readForm, refuseForm, requireIntent } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { flashAt, required } from "~/http/responses/responses.server";
import { settings } from "~/runtime/env.server";
import { paths } from "~/site/paths";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { ErrorSummary } from "~/ui/field/field";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";
import { listBackups } from "~db/backup/backup.server";
import { findBackupWork } from "~db/backup/work.server";
import { checkCopia, deleteCopia, findCopia, makeCopia } from "~features/copias/copias.server";
import { type Copia, CopiasList, DeleteCopia } from "~features/copias/copias-list";
import { TrabajoPanel } from "~features/copias/trabajo";
import { AjustesHeader } from "~nouns/ajustes/ajustes-header";
import { siteCommand } from "../../deploy/doctor/command.js";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const GONE = "Esa copia ya no está";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMainAdmin(request, context);
  const { BACKUP_HOUR, BACKUP_KEEP } = settings();
  const name = new URL(request.url).searchParams.get("eliminar");
  const files = listBackups();
  const copias = files.map(({ file, ...copia }) => copia);
  const restore = files[0] && siteCommand(`restore ${files[0].file}`);
  const asked = copias.find((copia) => copia.name === name && !copia.isScheduled) ?? null;
  const isGone = name !== null && !asked;
  const work = await required(findBackupWork());
  const refreshes = work?.isRunning ?? false;
  return data(
    { copias, restore, asked, isGone, work, refreshes, hour: BACKUP_HOUR, keep: BACKUP_KEEP },
    { status: isGone ? 404 : 200 },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireMainAdmin(request, context);
  const form = await readForm(request);
  return orRefuse({ form, context }, "Error al cambiar las copias", async () => {
    const outcome = await act(form, admin);
    if (typeof outcome !== "string") return refuseForm({ form, context }, outcome.problem, 409);
    return flashAt(paths.adminAjustes("copias"), outcome);
  });
}

async function act(form: FormData, admin: Admin): Promise<FlashKey | { problem: string }> {
  const intent = requireIntent(form, "hacer", "comprobar", "eliminar");
  if (intent === "hacer") {
    const problem = await makeCopia(admin.person);
    return problem ? { problem } : "copia.en-marcha";
  }
  const copia = findCopia(form.get("copia"));
  if (!copia) return { problem: GONE };
  if (intent === "comprobar") {
    const problem = await checkCopia(copia);
    return problem ? { problem } : "copia.comprobando";
  }
  // Nightly copies are deleted by the server, so that an intruder cannot delete every copy here.
  if (copia.isScheduled) throw new Response(null, { status: 422 });
  const question = paths.adminAjustes("copias", { eliminar: copia.name });
  requireRecentAuth(admin, "eliminar-copia", question);
  await deleteCopia(copia, admin.person);
  return "copia.eliminada";
}

export const meta = privateMeta("Copias");

export default function CopiasPage() {
  const { copias, restore, asked, isGone, work, refreshes, hour, keep } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <QuestionDialog<{ asked: Copia | null }>
      gone={GONE}
      ask={({ asked }) => asked && <DeleteCopia copia={asked} />}
    >
      <AjustesHeader />
      <ErrorSummary reply={answer?.reply} before={isGone && GONE} className="mb-6" />
      {asked && !answer && <DeleteCopia copia={asked} />}
      <div className="panel mb-6 grid gap-5 p-6 md:p-8">
        <h2 className="text-2xl">Copias de seguridad</h2>
        <p className="max-w-2xl">
          {keep > 0
            ? `El servidor hace una cada noche, a las ${hour}, y conserva las ${keep} últimas. Las hechas a mano se quedan hasta que las elimines.`
            : "El servidor no las hace solo, porque así está configurado."}{" "}
          Descarga alguna de vez en cuando: si se pierde el disco, se pierden también. Dentro van
          las cuentas, los mensajes y las claves; guárdala como una contraseña.
        </p>
        {work && <TrabajoPanel work={work} />}
        {!refreshes && (
          <RouteForm>
            <SubmitButton intent="hacer">Hacer copia ahora</SubmitButton>
          </RouteForm>
        )}
      </div>
      {restore && (
        <div className="mb-6 max-w-2xl">
          <p>Para volver a una copia, para el sitio y da esta orden en el servidor. La última:</p>
          <p className="my-2">
            <code className="select-all rounded-sm bg-band px-2 py-1 wrap-anywhere">{restore}</code>
          </p>
          <p>Lo que había queda en una carpeta «anterior-…», y todo el mundo entra otra vez.</p>
        </div>
      )}
      {copias.length > 0 ? <CopiasList copias={copias} /> : <p>Todavía no hay ninguna copia.</p>}
    </QuestionDialog>
  );
}
