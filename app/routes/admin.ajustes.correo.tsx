import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import { guarded, guardedForm, requireMainAdmin } from "~/auth/session/guard.server";
import { refuseForm, requireIntent } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { flashAt, required } from "~/http/responses/responses.server";
import { senderAddress } from "~/mail/addresses.server";
import { findQueueState } from "~/mail/outbox.server";
import { settings } from "~/runtime/env.server";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/field";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";
import { formatCount } from "~/ui/text/format-number";
import { formatDateTime } from "~base/fechas";
import { countBeforeWork, counterOf } from "~base/limits/attempts.server";
import { database } from "~db/client.server";
import { sendTestMail } from "~features/correo/prueba.server";
import { AjustesHeader } from "~nouns/ajustes/ajustes-header";
import { recordSuceso } from "~record/historial/historial.server";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireMainAdmin, async (_args, { person }) => {
  const { SMTP_URL } = settings();
  const host = SMTP_URL ? new URL(SMTP_URL).host : null;
  const queue = await required(findQueueState());
  return { to: person.email, from: senderAddress(), host, queue };
});

export const action = guardedForm(requireMainAdmin, (submission) => {
  const { form, actor } = submission;
  requireIntent(form, "probar");
  return orRefuse(submission, "Error al enviar el correo de prueba", async () => {
    await countBeforeWork([counterOf("correo:prueba", actor.id)], new Date());
    const problem = await sendTestMail(actor.email);
    if (problem) return refuseForm(submission, problem, 409);
    if (!settings().SMTP_URL)
      return flashAt(paths.adminAjustes("correo"), "correo.prueba-en-archivo");
    const suceso = { actor, action: "ajustes.correo-probado" } as const;
    await database().write((trx) => recordSuceso(trx, suceso));
    return flashAt(paths.adminAjustes("correo"), "correo.prueba");
  });
});

export const meta = privateMeta("Correo");

export default function CorreoPage() {
  const { to, from, host, queue } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <AjustesHeader />
      <ErrorSummary reply={answer?.reply} className="mb-6" />
      <div className="panel grid max-w-3xl gap-5 p-6 md:p-8">
        <h2 className="text-2xl">Correo que sale</h2>
        <p>
          {host ? (
            <>
              Sale por <strong>{host}</strong>, desde <strong>{from}</strong>.
            </>
          ) : (
            <>
              <strong>No hay servidor de correo:</strong> los mensajes y avisos se guardan como
              archivos en la carpeta <code>mail</code> de los datos y nadie los recibe.
            </>
          )}{" "}
          Se cambia en la configuración del servidor.
        </p>
        <p className="text-soft">{inWords(queue)}</p>
        {queue.problem && (
          <p className="break-words">
            Lo último que ha fallado, el {formatDateTime(queue.problem.at)}: {queue.problem.text}
          </p>
        )}
        <RouteForm>
          <SubmitButton intent="probar" busy="Enviando...">
            Enviar un correo de prueba
          </SubmitButton>
          <p className="mt-3 text-sm text-soft">
            A {to}, ahora mismo. Si el servidor lo rechaza, aquí se lee por qué.
          </p>
        </RouteForm>
      </div>
    </>
  );
}

function inWords({ waiting, failed }: { waiting: number; failed: number }): string {
  if (waiting + failed === 0) return "No hay nada en espera ni nada que no se haya podido enviar.";
  const lost =
    failed &&
    `${formatCount(failed, "correo no se pudo enviar", "correos no se pudieron enviar")} en el último mes`;
  const queued = waiting && `${formatCount(waiting, "espera su turno", "esperan su turno")}`;
  return `${[queued, lost].filter(Boolean).join(" y ")}.`;
}
