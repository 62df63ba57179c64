import { paths } from "~/site/paths";
import type { Puesta } from "./puesta-en-marcha.server";

const STEPS: readonly (readonly [key: keyof Puesta, text: string, href: string])[] = [
  ["nombre", "Nombre propio", paths.adminAjustes()],
  ["textos", "Textos propios", paths.adminAjustes("textos")],
  ["marca", "Logotipo o icono", paths.adminAjustes("aspecto")],
  ["legal", "Datos legales", paths.adminAjustes("legal")],
  ["correo", "Correo que sale, probado", paths.adminCorreo()],
  ["categoria", "Categorías propias", paths.adminCategorias()],
  ["producto", "Primer producto propio", paths.adminForm("producto", "nuevo")],
];

export function PuestaEnMarcha({ puesta }: { puesta: Puesta }) {
  const done = STEPS.filter(([key]) => puesta[key]).length;
  if (done === STEPS.length) return null;
  return (
    <section aria-labelledby="puesta" className="panel p-5">
      <h3 id="puesta" className="font-sans text-base font-semibold">
        Hacer tuyo el sitio: {done} de {STEPS.length}
      </h3>
      <ul className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {STEPS.map(([key, text, href]) => (
          <li key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className="w-5 text-center font-bold text-brand">
              {puesta[key] ? "✓" : "○"}
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
