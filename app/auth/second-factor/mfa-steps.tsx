import { type ReactNode, useEffect, useRef } from "react";
import { type FormReply, fieldOf, formErrors } from "~/http/form-reply";
import { paths } from "~/site/paths";
import { CopyButton } from "~/ui/field/copy-button";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field } from "~/ui/field/field";
import { PostForm } from "~/ui/form/post-form";
import { CODE_FIELD_LENGTH, FACTOR_NAME_MAX } from "./code-limits";
import { QrCode } from "./qr-code";

const STEPS = ["Inicio", "Verificación", "Finalización"];

export function MfaSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className="mt-6 mb-8 grid grid-cols-3 gap-2 text-sm">
      {STEPS.map((label, index) => (
        <li
          key={label}
          aria-current={index + 1 === current ? "step" : undefined}
          className={`border-t-4 pt-2 ${
            index < current ? "border-brand font-semibold" : "border-line text-soft"
          }`}
        >
          {index + 1}. {label}
        </li>
      ))}
    </ol>
  );
}

interface StepProps {
  volver: string;
  reply?: FormReply;
}

export function MfaStart({
  isFurther,
  isRequired,
  volver,
  reply,
}: StepProps & { isFurther: boolean; isRequired: boolean }) {
  return (
    <StepPanel>
      <ErrorSummary errors={formErrors(reply)} />
      {isRequired && (
        <p className="rounded-md bg-accent-tint px-4 py-3 font-semibold">
          Este sitio exige la verificación en dos pasos a todas las personas: actívala para entrar
          en el panel.
        </p>
      )}
      <p>
        Con la verificación en dos pasos, además de la contraseña se pide un código de 6 números que
        cambia cada 30 segundos. Lo genera una aplicación de autenticación en tu teléfono, también
        sin conexión.
      </p>
      <p className="text-soft">
        Sirve cualquiera: Aegis, Google Authenticator, Microsoft Authenticator, 1Password…
        {isFurther && " Al añadir otra aplicación recibirás códigos de recuperación nuevos."}
      </p>
      <PostForm action={paths.adminMfaSetup({ volver })}>
        <button type="submit" name="intent" value="iniciar" className="btn btn-brand">
          Empezar
        </button>
      </PostForm>
    </StepPanel>
  );
}

export interface Enrolling {
  secret: string;
  uri: string;
  qr: { size: number; path: string };
}

/** In fours, as nobody can copy 32 letters in one go; apps leave spaces out. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ");

export function MfaVerify({ secret, uri, qr, volver, reply }: StepProps & Enrolling) {
  return (
    <StepPanel>
      <ErrorSummary errors={formErrors(reply)} />
      <div className="grid items-start gap-6 md:grid-cols-[auto_1fr]">
        <QrCode {...qr} label="Código QR para tu aplicación de autenticación" />
        <div className="grid gap-4">
          <p>Escanea el código con tu aplicación. Si no puedes, escribe en ella esta clave:</p>
          <p>
            <code className="inline-block rounded-sm bg-band px-2 py-1 font-semibold ">
              {inGroups(secret)}
            </code>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <a href={uri} className="btn btn-quiet">
              Abrir en tu aplicación
            </a>
            <CopyButton text={secret} label="Copiar la clave" done="Copiado al portapapeles" />
          </div>
        </div>
      </div>
      <PostForm
        action={`${paths.adminMfaSetup({ volver })}#resumen`}
        noValidate
        className="grid max-w-md gap-5 border-t border-line pt-6"
      >
        <Field
          {...fieldOf(reply, "code")}
          defaultValue={undefined}
          label="Código de verificación"
          hint="Los 6 números que muestra ahora la aplicación."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_FIELD_LENGTH}
          required
        />
        <Field
          {...fieldOf(reply, "friendly_name")}
          label="Nombre (opcional)"
          hint="Para reconocerla en tu perfil, como «Móvil de Ana»."
          maxLength={FACTOR_NAME_MAX}
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="intent" value="verificar" className="btn btn-brand">
            Verificar
          </button>
          <button type="submit" name="intent" value="cancelar" className="btn btn-quiet">
            Cancelar
          </button>
        </div>
      </PostForm>
    </StepPanel>
  );
}

export function MfaCodes({ codes, volver }: StepProps & { codes: string[] }) {
  const all = codes.join("\n");
  return (
    <StepPanel>
      <p className="rounded-md bg-accent-tint px-4 py-3 font-semibold">
        Guárdalos ahora: no se pueden volver a ver. Cada código sirve una sola vez para entrar si
        pierdes el teléfono.
      </p>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-md bg-band px-4 py-2 text-center">
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={all}
          label="Copiar todos"
          done="Códigos de recuperación copiados al portapapeles"
        />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${all}\n`)}`}
          download="codigos-de-recuperacion.txt"
          className="btn btn-quiet"
        >
          Descargar
        </a>
      </div>
      <PostForm action={paths.adminMfaSetup({ volver })} className="border-t border-line pt-6">
        <button type="submit" name="intent" value="confirmar" className="btn btn-brand">
          He guardado mis códigos de recuperación
        </button>
      </PostForm>
    </StepPanel>
  );
}

/** Script lifts the last panel over the page until it is closed. */
export function MfaDone({ volver }: StepProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    ref.current.open = false;
    ref.current.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby="listo"
      onClose={() => ref.current?.show()}
      className="panel m-auto w-[min(100%-1.5rem,36rem)] p-6 text-ink shadow-raised backdrop:bg-shade [&:not(:modal)]:static [&:not(:modal)]:m-0 [&:not(:modal)]:w-full [&:not(:modal)]:shadow-none md:p-8"
    >
      <div className="grid gap-4">
        <h2 id="listo" className="text-2xl">
          Configuración de MFA completada exitosamente
        </h2>
        <p>La próxima vez que inicies sesión te pediremos un código de tu aplicación.</p>
        <a href={volver} className="btn btn-brand justify-self-start">
          {volver === paths.admin() ? "Ir al panel de administración" : "Seguir donde estabas"}
        </a>
      </div>
    </dialog>
  );
}

function StepPanel({ children }: { children: ReactNode }) {
  return <div className="panel grid gap-6 p-6 md:p-8">{children}</div>;
}
