import { data, type SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailCard, PasswordCard, SessionsCard } from "~/auth/account/access-cards";
import { findAsked } from "~/auth/account/asked-again.server";
import { DeleteAccount, DeleteCard } from "~/auth/account/delete-account";
import { FACTOR_MISSING, RemoveFactor, SecurityCard } from "~/auth/account/security-card";
import { submitProfile } from "~/auth/forms/profile-actions.server";
import { suggestPassword } from "~/auth/forms/submit-address.server";
import { listFactors } from "~/auth/second-factor/factors.server";
import { offerPasskey } from "~/auth/second-factor/passkeys.server";
import { countRecoveryCodes } from "~/auth/second-factor/recovery-codes.server";
import { guarded, guardedForm, isRecent, requireWriter } from "~/auth/session/guard.server";
import { findOwnSessions } from "~/auth/session/own-sessions.server";
import { privateMeta } from "~/http/page/meta";
import { block, required } from "~/http/responses/responses.server";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { Question } from "~/ui/dialog/question-form";
import { ErrorSummary } from "~/ui/field/field";
import { useKeptAnswer } from "~/ui/form/kept-answer";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, async ({ query }, admin) => {
  const { id, email } = admin.person;
  const factors = await block(listFactors(id));
  const [codesLeft, sessions] = await required(
    Promise.all([countRecoveryCodes(id), findOwnSessions(admin)]),
  );
  const sought = query.get("desactivar");
  const listed = "data" in factors ? factors.data : [];
  const asked = listed.find((factor) => factor.id === sought) ?? null;
  const isGone = sought !== null && "data" in factors && !asked;
  const isDeletionAsked = query.get("eliminar") === "cuenta";
  const again = findAsked(query);
  const correo = query.get("correo") ?? "";
  const isProven = isRecent(admin.session);
  const question = { asked, again, isGone, isDeletionAsked, correo };
  const canAdd = isProven && listed.length > 0;
  const offer = canAdd ? await required(offerPasskey(admin.session)) : null;
  const shown = { id, email, isProven, factors, codesLeft, sessions, offer, ...question };
  return data(shown, { status: isGone ? 404 : 200 });
});

export const action = guardedForm(requireWriter, async (submission, admin) => {
  const { form } = submission;
  if (form.get("intent") === "sugerir") return suggestPassword(form);
  return submitProfile(admin, submission);
});

export const meta = privateMeta("Mi Perfil");

export default function ProfilePage() {
  const { id, email, isProven, sessions, asked, again, ...shown } = useLoaderData<typeof loader>();
  const { isGone, isDeletionAsked, correo } = shown;
  const answer = useActionData<typeof action>();
  const reply = useKeptAnswer(answer)?.reply;
  return (
    <QuestionDialog gone={FACTOR_MISSING} ask={askOf}>
      <h1 className="text-3xl">Mi Perfil</h1>
      <ErrorSummary reply={reply} before={isGone && FACTOR_MISSING} className="mt-6" />
      {again && !answer && (
        <div className="mt-6 -mb-2">
          <Question {...again} />
        </div>
      )}
      <dl className="panel mt-6 grid gap-x-8 gap-y-1 p-6 sm:grid-cols-[auto_1fr] sm:gap-y-4 md:p-8">
        <dt className="font-semibold">Correo electrónico</dt>
        <dd className="wrap-anywhere">{email}</dd>
        <dt className="font-semibold max-sm:mt-3">ID de usuario</dt>
        <dd className="break-all">
          <code>{id}</code>
        </dd>
      </dl>
      <SecurityCard {...shown} asked={answer ? null : asked} reply={reply} />
      <SessionsCard sessions={sessions} />
      <PasswordCard isProven={isProven} reply={reply} />
      <EmailCard key={correo} email={email} isProven={isProven} reply={reply} asked={correo} />
      <DeleteCard isAsked={isDeletionAsked && !answer} />
    </QuestionDialog>
  );
}

function askOf({ factors, asked, isDeletionAsked }: SerializeFrom<typeof loader>) {
  if (isDeletionAsked) return <DeleteAccount />;
  if (!asked) return null;
  const isLast = "data" in factors && factors.data.length === 1;
  return <RemoveFactor factor={asked} isLast={isLast} />;
}
