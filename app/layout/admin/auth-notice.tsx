import { paths } from "~/site/paths";
import { ProseLink } from "~/ui/page/link";

type AuthNoticeProps = Record<
  "isRequested" | "isBackFromMail" | "hasEnded" | "isReviewed" | "isNamed",
  boolean
>;

export function AuthNotice(props: AuthNoticeProps) {
  const { isRequested, isBackFromMail, hasEnded, isReviewed, isNamed } = props;
  if (isRequested) {
    return (
      <div role="status" className="mb-7 rounded-md bg-brand-tint px-5 py-4">
        <h2 className="text-lg">Solicitud de administrador enviada</h2>
        <p className="mt-1 text-sm">
          Registro exitoso. Por favor verifica tu correo electrónico para continuar con tu solicitud
          de administrador.
        </p>
        {!isReviewed && (
          <p className="mt-2 font-semibold">
            {isNamed && "¿Es la dirección que se puso al instalar el sitio? "}Confirma y el sitio es
            tuyo: serás su administrador principal.
          </p>
        )}
        <p className="mt-2 text-sm">
          ¿No te llega?{" "}
          <ProseLink href={paths.authVerificar()}>Reenviar el correo de verificación</ProseLink>
        </p>
      </div>
    );
  }
  if (!isBackFromMail && !hasEnded) return null;
  return (
    <p className="mb-7 rounded-md bg-brand-tint px-5 py-4 text-sm">
      {isBackFromMail
        ? "Con el correo verificado, inicia sesión aquí con tu contraseña."
        : "Tu sesión ha terminado: por el tiempo sin usarla, porque han cambiado tus permisos (una solicitud aprobada también los cambia), tu correo o tu contraseña, o porque alguien la ha cerrado. Inicia sesión otra vez."}
    </p>
  );
}
