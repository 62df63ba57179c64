import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { Titled } from "~/ui/page/titled";

export function ContactoDetails() {
  const { contactEmail, contactPhone, contactHours, contactPlace } = useSite();
  if (!contactEmail && !contactPhone && !contactPlace) return null;
  return (
    <Titled id="datos" title="Datos de contacto" className="rounded-lg bg-band p-6">
      <dl className="mt-4 grid gap-4">
        {contactEmail && (
          <Detail term="Email">
            <a href={`mailto:${contactEmail}`} className="prose-link inline-block py-0.5">
              {contactEmail}
            </a>
          </Detail>
        )}
        {contactPhone && (
          <>
            <Detail term="Teléfono">
              <a
                href={`tel:${contactPhone.replace(/[^+\d]/g, "")}`}
                className="prose-link inline-block py-0.5"
              >
                {contactPhone}
              </a>
            </Detail>
            {contactHours && <Detail term="Horario de atención">{contactHours}</Detail>}
          </>
        )}
        {contactPlace && <Detail term="Dónde estamos">{contactPlace}</Detail>}
      </dl>
    </Titled>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
