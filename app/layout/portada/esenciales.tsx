import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import type { CosaVista } from "~features/lista-recien-nacido/enlaces.server";

export function Esenciales({ cosas }: { cosas: readonly CosaVista[] }) {
  const { hasLista } = useSite();
  if (cosas.length === 0) return null;
  return (
    <section aria-labelledby="recien-nacido" className="bg-brand-tint py-10 md:py-16">
      <div className="wrap grid gap-6 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="recien-nacido" className="text-3xl">
            Esenciales para el recién nacido
          </h2>
          <p className="mt-2 text-soft">
            Lo que conviene tener en casa antes del parto. Casi todo lo demás puede esperar a que
            conozcas a tu bebé.
          </p>
        </div>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <ol className="contents">
            {cosas.map(({ name, text, enlace }, index) => (
              <li key={name} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="w-4 flex-none font-display text-2xl font-bold text-brand"
                >
                  {index + 1}
                </span>
                <div className="min-w-0 wrap-anywhere">
                  <h3 className="text-base">{name}</h3>
                  <p className="mt-1 text-sm text-soft">{text}</p>
                  {enlace && (
                    <a href={enlace.href} className="prose-link inline-block py-1 text-sm">
                      {enlace.label}
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ol>
          {hasLista && (
            <a
              href={paths.listaRecienNacido()}
              className="btn btn-brand self-center justify-self-start text-sm"
            >
              Ver la lista completa
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
