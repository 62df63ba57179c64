import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { CopyButton } from "~/ui/field/copy-button";
import { ErrorSummary } from "~/ui/field/field";
import { PostForm, SubmitButton } from "~/ui/form/route-form";

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

export type StepProps = { volver: string; reply?: FormReply };

export function MfaStart(props: StepProps & Record<"isFurther" | "isRequired", boolean>) {
  const { isFurther, isRequired, volver, reply } = props;
  return (
    <StepPanel>
      <ErrorSummary reply={reply} />
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
        <SubmitButton intent="iniciar">Empezar</SubmitButton>
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
        <SubmitButton intent="confirmar">He guardado mis códigos de recuperación</SubmitButton>
      </PostForm>
    </StepPanel>
  );
}

/** Placed like the modal dialog even before script opens it, so that a press does not miss it. */
const OVER =
  "fixed inset-0 m-auto h-fit w-[min(100%-1.5rem,36rem)] shadow-raised noscript:static noscript:m-0 noscript:w-full noscript:shadow-none";

export function MfaDone({ volver }: StepProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isClosed, setClosed] = useState(false);
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
      onClose={() => {
        setClosed(true);
        ref.current?.show();
      }}
      className={`panel p-6 text-ink backdrop:bg-shade md:p-8 ${isClosed ? "static w-full" : OVER}`}
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

export function StepPanel({ children }: { children: ReactNode }) {
  return <div className="panel grid gap-6 p-6 md:p-8">{children}</div>;
}
