import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { ProseLink } from "~/ui/page/link";

type PrivacyNoticeProps = { purpose: string; isContact?: boolean };

/** Required beside a form by data protection law (LOPDGDD, article 11). */
export function PrivacyNotice({ purpose, isContact = false }: PrivacyNoticeProps) {
  const { responsable, contactEmail } = useSite();
  const form = isContact ? "con este mismo formulario" : "desde la página de contacto";
  return (
    <p className="max-w-text text-sm text-soft">
      Responsable: {responsable}. Finalidad: {purpose}. Derechos: acceso, rectificación, supresión y
      otros {contactEmail ? `en ${contactEmail}` : form}. Más información en la{" "}
      <ProseLink href={paths.politicaPrivacidad()}>Política de privacidad</ProseLink>.
    </p>
  );
}
