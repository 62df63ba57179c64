import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import {
  type Admin,
  guarded,
  guardedForm,
  requireMainAdmin,
  requireRecentAuth,
} from "~/auth/session/guard.server";
import type { FlashKey } from "~/http/cookies/cookies.server";
import { refuseForm, requireIntent } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { flashAt, required } from "~/http/responses/responses.server";
import { settings } from "~/runtime/env.server";
import { paths } from "~/site/paths";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { ErrorSummary } from "~/ui/field/field";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";
import { Notice } from "~/ui/page/notice";
import { listBackups } from "~db/backup/backup-files.server";
import { findDestination, probeDestination } from "~db/backup/destination.server";
import { findCopy, findStore } from "~db/backup/find-copy.server";
import { BackupError } from "~db/backup/manifest";
import { findBackupWork, MAKING } from "~db/backup/work.server";
import { checkCopia, deleteCopia, makeCopia } from "~features/copias/copias.server";
import { type Copia, CopiasList, DeleteCopia } from "~features/copias/copias-list";
import { Fuera } from "~features/copias/fuera";
import { TrabajoPanel } from "~features/copias/trabajo";
import { AjustesHeader } from "~nouns/ajustes/ajustes-header";
import { siteCommand } from "../../deploy/doctor/command.js";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const GONE = "Esa copia ya no está";

export const loader = guarded(requireMainAdmin, async ({ query }) => {
  const { BACKUP_HOUR: hour, BACKUP_KEEP: keep } = settings();
  const name = query.get("eliminar");
  const de = query.get("de") ?? "";
  const files = listBackups();
  const copias = files.map(({ file, ...copia }) => copia);
  const work = await required(findBackupWork(MAKING));
  const isMaking = work?.isRunning ?? false;
  // While work runs the page reloads at intervals, too often to ask the remote store each time.
  const store = await required(findStore(!isMaking));
  const restore = files[0] && siteCommand(`restore ${files[0].file}`);
  const listed = de ? (store?.copies ?? []) : copias;
  const copia = listed.find((each) => each.name === name && !each.isScheduled);
  const asked = copia ? { copia, de } : null;
  const isGone = name !== null && !asked;
  const refreshes = isMaking || (store?.sending?.isRunning ?? false);
  const shown = { copias, store, restore, asked, isGone, work, isMaking, refreshes, hour, keep };
  return data(shown, { status: isGone ? 404 : 200 });
});

export const action = guardedForm(requireMainAdmin, (submission, admin) =>
  orRefuse(submission, "Error al cambiar las copias", async () => {
    const outcome = await act(submission.form, admin).catch((error: unknown) => {
      if (error instanceof BackupError) return { problem: error.message };
      throw error;
    });
    if (typeof outcome !== "string") return refuseForm(submission, outcome.problem, 409);
    return flashAt(paths.adminAjustes("copias"), outcome);
  }),
);

async function act(form: FormData, admin: Admin): Promise<FlashKey | { problem: string }> {
  const intent = requireIntent(form, "hacer", "probar", "comprobar", "eliminar");
  if (intent === "hacer") return orDone(await makeCopia(admin.person), "copia.en-marcha");
  if (intent === "probar") {
    const destination = await findDestination();
    if (!destination) return { problem: "Ya no hay ningún almacén" };
    await probeDestination(destination);
    return "copia.probado";
  }
  const de = form.get("de") === "fuera" ? "fuera" : "";
  const copia = await findCopy(form.get("copia"), de !== "");
  if (!copia) return { problem: GONE };
  if (intent === "comprobar") return orDone(await checkCopia(copia), "copia.comprobando");
  // Nightly copies are deleted by the server, so that an intruder cannot delete every copy here.
  if (copia.isScheduled) throw new Response(null, { status: 422 });
  const question = paths.adminAjustes("copias", { eliminar: copia.name, de });
  requireRecentAuth(admin, "eliminar-copia", question);
  await deleteCopia(copia, admin.person);
  return "copia.eliminada";
}

const orDone = (problem: string | undefined, key: FlashKey) => (problem ? { problem } : key);

export const meta = privateMeta("Copias");

export default function CopiasPage() {
  const { copias, store, restore, asked, isGone, work, isMaking, hour, keep } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <QuestionDialog<{ asked: { copia: Copia; de: string } | null }>
      gone={GONE}
      ask={({ asked }) => asked && <DeleteCopia {...asked} />}
    >
      <AjustesHeader />
      <ErrorSummary reply={answer?.reply} before={isGone && GONE} className="mb-6" />
      {asked && !answer && <DeleteCopia {...asked} />}
      <div className="panel mb-6 grid gap-5 p-6 md:p-8">
        <h2 className="text-2xl">Copias de seguridad</h2>
        <p className="max-w-2xl">
          {keep > 0
            ? `El servidor hace una cada noche, a las ${hour}, y conserva las ${keep} últimas. Las hechas a mano se quedan hasta que las elimines.`
            : "El servidor no las hace solo, porque así está configurado."}{" "}
          {!store &&
            "Descarga alguna de vez en cuando: si se pierde el disco, se pierden también. "}
          Dentro van las cuentas, los mensajes y las claves; guárdala como una contraseña.
        </p>
        {work && <TrabajoPanel work={work} />}
        {!isMaking && (
          <RouteForm>
            <SubmitButton intent="hacer">Hacer copia ahora</SubmitButton>
          </RouteForm>
        )}
      </div>
      <Fuera store={store} />
      {restore && (
        <div className="mb-6 max-w-2xl">
          <p>Para volver a una copia, para el sitio y da esta orden en el servidor. La última:</p>
          <p className="my-2">
            <code className="select-all rounded-sm bg-band px-2 py-1 wrap-anywhere">{restore}</code>
          </p>
          <p>Lo que había queda en una carpeta «anterior-…», y todo el mundo entra otra vez.</p>
        </div>
      )}
      {store && <h2 className="mb-3 text-2xl">En este servidor</h2>}
      <CopiasList copias={copias} isAway={false} />
      {store && <h2 className="mt-8 mb-3 text-2xl">En {store.destination.host}</h2>}
      {store && !store.problem && !isMaking && <CopiasList copias={store.copies} isAway />}
      {store && isMaking && <p>Se enseñan cuando acabe lo que está en marcha.</p>}
      {store?.problem && <Notice tone="error">{store.problem}</Notice>}
    </QuestionDialog>
  );
}
