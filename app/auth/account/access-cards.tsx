import { NewPassword } from "~/auth/password/new-password";
import type { OwnSession } from "~/auth/session/own-sessions.server";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Field } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { DefaultSubmit, PostForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { Ago } from "~base/ago";
import { formatDateTime } from "~base/fechas";
import { ProfileCard, ProvenForm } from "./profile-card";

type AccessCardProps = { isProven: boolean; reply?: FormReply };

export function PasswordCard({ isProven, reply }: AccessCardProps) {
  const { field } = useFields(reply);
  return (
    <ProfileCard id="acceso" title="Contraseña">
      <ProvenForm isProven={isProven || reply !== undefined} acto="contrasena">
        <DefaultSubmit intent="contrasena" />
        <NewPassword
          field={field("password")}
          label="Contraseña nueva"
          suggestAt={paths.adminProfile({}, "#acceso")}
        />
        <SubmitButton intent="contrasena" look="btn-brand justify-self-start">
          Cambiar la contraseña
        </SubmitButton>
      </ProvenForm>
    </ProfileCard>
  );
}

export function EmailCard(props: AccessCardProps & Record<"email" | "asked", string>) {
  const { email, asked, isProven, reply } = props;
  const { field } = useFields(reply, { stored: { email: asked } });
  return (
    <ProfileCard id="correo" title="Correo electrónico">
      <p className="mt-3 max-w-2xl text-soft">
        Ahora entras con <span className="font-semibold wrap-anywhere text-ink">{email}</span>. Te
        enviaremos un enlace a la dirección nueva y un aviso a esta; el cambio vale al confirmarlo.
      </p>
      <ProvenForm isProven={isProven || reply !== undefined} acto="correo">
        <Field
          {...field("email")}
          label="Dirección nueva"
          type="email"
          autoComplete="email"
          required
        />
        <SubmitButton intent="correo" look="btn-brand justify-self-start">
          Cambiar el correo
        </SubmitButton>
      </ProvenForm>
    </ProfileCard>
  );
}

export function SessionsCard({ sessions }: { sessions: OwnSession[] }) {
  return (
    <ProfileCard id="sesiones" title="Sesiones abiertas">
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {session.device}
                {session.isCurrent && <span className="chip">Esta sesión</span>}
              </p>
              <p className="text-sm text-soft">
                Activa <Ago at={session.lastSeenAt} /> · Abierta el{" "}
                {formatDateTime(session.createdAt)}
              </p>
            </div>
            {!session.isCurrent && <EndSession session={session} />}
          </li>
        ))}
      </ul>
      <PostForm action={paths.authSalir()} className="mt-5 flex flex-wrap gap-3">
        {sessions.length > 1 && <QuietButton intent="otras">Cerrar las demás sesiones</QuietButton>}
        <SubmitButton intent="todas" look="btn-quiet btn-danger">
          Cerrar todas<span className="sr-only"> las sesiones</span>
        </SubmitButton>
      </PostForm>
    </ProfileCard>
  );
}

function EndSession({ session }: { session: OwnSession }) {
  return (
    <PostForm action={paths.adminProfile()}>
      <input type="hidden" name="id" value={session.id} />
      <SubmitButton intent="cerrar-sesion" look="btn-quiet btn-small">
        Cerrar<span className="sr-only"> la sesión de {session.device}</span>
      </SubmitButton>
    </PostForm>
  );
}
