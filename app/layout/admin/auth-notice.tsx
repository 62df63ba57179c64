import { paths } from "~/site/paths";
import { ProseLink } from "~/ui/page/link";

type AuthNoticeProps = Record<"isRequested" | "isBackFromMail", boolean>;

export function AuthNotice({ isRequested, isBackFromMail }: AuthNoticeProps) {
  if (isRequested) {
    return (
      <div role="status" className="mb-7 rounded-md bg-brand-tint px-5 py-4">
        <h2 className="text-lg">Solicitud de administrador enviada</h2>
        <p className="mt-1 text-sm">
          Registro exitoso. Por favor verifica tu correo electrónico para continuar con tu solicitud
          de administrador.
        </p>
        <p className="mt-2 text-sm">
          ¿No te llega?{" "}
          <ProseLink href={paths.authVerificar()}>Reenviar el correo de verificación</ProseLink>
        </p>
      </div>
    );
  }
  if (!isBackFromMail) return null;
  return (
    <p className="mb-7 rounded-md bg-brand-tint px-5 py-4 text-sm">
      Con el correo verificado, inicia sesión aquí con tu contraseña.
    </p>
  );
}
