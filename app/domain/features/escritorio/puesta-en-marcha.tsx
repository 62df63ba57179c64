import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import type { Puesta } from "./puesta-en-marcha.server";

const FIRST = paths.adminForm("producto", "nuevo");

const STEPS: readonly (readonly [key: keyof Puesta, text: string, href: string])[] = [
  ["producto", "Primer producto propio", FIRST],
  ["categoria", "Categorías propias", paths.adminCategorias()],
  ["legal", "Datos legales", paths.adminAjustes("legal")],
  ["correo", "Correo que sale, probado", paths.adminAjustes("correo")],
  ["marca", "Logotipo o icono", paths.adminAjustes("aspecto")],
  ["nombre", "Nombre propio", paths.adminAjustes()],
  ["textos", "Textos propios", paths.adminAjustes("textos")],
];

type PuestaProps = { puesta: Puesta; isMain: boolean; children: ReactNode };

/** @param children says what the law asks for while that is missing, in place of its step */
export function PuestaEnMarcha({ puesta, isMain, children }: PuestaProps) {
  const steps = isMain ? STEPS : STEPS.slice(0, 2);
  const done = steps.filter(([key]) => puesta[key]).length;
  if (done === steps.length) return children;
  const isShown = (key: keyof Puesta) => puesta[key] || (key !== "producto" && key !== "legal");
  return (
    <section aria-labelledby="puesta" className="panel grid gap-4 p-5">
      <h3 id="puesta" className="font-sans text-base font-semibold">
        Hacer tuyo el sitio: {done} de {steps.length}
      </h3>
      {!puesta.producto && (
        <a href={FIRST} className="btn btn-brand justify-self-start">
          Añade tu primer producto
        </a>
      )}
      {children}
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {steps
          .filter(([key]) => isShown(key))
          .map(([key, text, href]) => (
            <li key={key} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className={`size-4 flex-none text-center leading-4 font-bold text-brand ${puesta[key] ? "" : "rounded-full border-2 border-control"}`}
              >
                {puesta[key] && "✓"}
              </span>
              {puesta[key] ? (
                <span className="py-1 text-soft">
                  {text} <span className="sr-only">(hecho)</span>
                </span>
              ) : (
                <a href={href} className="prose-link inline-block py-1">
                  {text}
                </a>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
