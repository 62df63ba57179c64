import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { Titled } from "~/ui/page/titled";
import { formatLong, madridDay } from "~base/fechas";
import { Anuncios, EnlaceView } from "~features/contenido-view/enlace";
import type { Consejo } from "~nouns/consejos/queries/consejos.server";

const Dia = ({ at }: { at: string }) => <time dateTime={at}>{formatLong(at)}</time>;

const Persona = ({ slug, nombre }: { slug: string; nombre: string }) => (
  <a href={paths.autor(slug)} rel="author" className="prose-link inline-block py-0.5">
    {nombre}
  </a>
);

export function Firma({ autor, revision, fecha, updatedAt }: Consejo) {
  const isUpdated = madridDay(updatedAt) > madridDay(fecha);
  if (!autor && !revision && !isUpdated) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 text-sm text-soft">
      {autor && (
        <li>
          Por <Persona {...autor} />
        </li>
      )}
      {revision && (
        <li>
          Revisado por <Persona {...revision} />, {revision.credencial}, el{" "}
          <Dia at={revision.fecha} />
        </li>
      )}
      {isUpdated && (
        <li>
          Actualizado el <Dia at={updatedAt} />
        </li>
      )}
    </ul>
  );
}

function toEnlace(titulo: string, href: string) {
  return { kind: "a" as const, href, isPaid: false, trozos: [titulo] };
}

export function Referencias({ fuentes, correcciones }: Consejo) {
  const enlaces = fuentes.map(({ titulo, url }) => toEnlace(titulo, url));
  const sources = enlaces.map((enlace) => (
    <EnlaceView
      key={`${enlace.trozos} ${enlace.href}`}
      enlace={enlace}
      inside={enlace.trozos}
      className="prose-link inline-block py-0.5 align-top wrap-anywhere"
    />
  ));
  const corrections = correcciones.map(({ fecha, texto }) => (
    <span key={fecha + texto}>
      <Dia at={fecha} />: {texto}
    </span>
  ));
  return (
    <>
      <Anuncios of={enlaces}>
        <Lista id="fuentes" title="Fuentes" items={sources} />
      </Anuncios>
      <Lista id="correcciones" title="Correcciones" items={corrections} />
    </>
  );
}

function Lista({ id, title, items }: { id: string; title: string; items: ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <Titled id={id} title={title} className="mt-8 border-t border-line pt-4 text-sm" look="text-lg">
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {items.map((item, n) => (
          <li key={n}>{item}</li>
        ))}
      </ul>
    </Titled>
  );
}
