import { paths } from "~/site/paths";
import { CopyButton } from "~/ui/field/copy-button";
import { ErrorSummary, Field } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { PostForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { QuietLink } from "~/ui/page/link";
import { CodeField } from "./code-field";
import { StepPanel, type StepProps } from "./mfa-steps";
import type { Enrolling } from "./totp.server";

export const FACTOR_NAME_MAX = 60;

/** Splits the secret for copying: apps ignore the spaces. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ");

export function MfaVerify({ secret, uri, qr, volver, reply }: StepProps & Enrolling) {
  const { field, problems } = useFields(reply);
  return (
    <StepPanel>
      <ErrorSummary reply={problems} />
      <div className="grid items-start gap-6 md:grid-cols-[auto_1fr]">
        <QrCode {...qr} />
        <div className="grid gap-4">
          <p>Escanea el código con tu aplicación. Si no puedes, escribe en ella esta clave:</p>
          <p>
            <code className="inline-block rounded-sm bg-band px-2 py-1 font-semibold ">
              {inGroups(secret)}
            </code>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <QuietLink href={uri}>Abrir en tu aplicación</QuietLink>
            <CopyButton text={secret} label="Copiar la clave" done="Copiado al portapapeles" />
          </div>
        </div>
      </div>
      <PostForm
        action={`${paths.adminMfaSetup({ volver })}#resumen`}
        noValidate
        className="grid max-w-md gap-5 border-t border-line pt-6"
      >
        <CodeField field={field} hint="Los 6 números que muestra ahora la aplicación." />
        <Field
          {...field("friendly_name")}
          label="Nombre (opcional)"
          hint="Para reconocerla en tu perfil, como «Móvil de Ana»."
          maxLength={FACTOR_NAME_MAX}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="verificar">Verificar</SubmitButton>
          <QuietButton intent="cancelar">Cancelar</QuietButton>
        </div>
      </PostForm>
    </StepPanel>
  );
}

/** Black on white in dark mode too, because cameras expect that. */
function QrCode({ size, path }: Enrolling["qr"]) {
  return (
    <svg
      role="img"
      aria-label="Código QR para tu aplicación de autenticación"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
