import { Titled } from "~/ui/page/titled";
import type { GrupoVisto } from "./enlaces.server";

const BOXED = "border border-line bg-surface print:border-0";
const ASIDE = "bg-band print:bg-transparent";

type GrupoDeListaProps = { grupo: GrupoVisto; marcadas: readonly string[] };

export function GrupoDeLista({ grupo, marcadas }: GrupoDeListaProps) {
  const { id, title, isAside, cosas, enlaces } = grupo;
  const Line = isAside ? "div" : "label";
  return (
    <Titled
      id={id}
      title={title}
      look="text-2xl print:text-base"
      className={`mb-6 break-inside-avoid rounded-lg p-5 wrap-anywhere print:mb-3 print:p-0 ${isAside ? ASIDE : BOXED}`}
    >
      <ul className="mt-3 grid gap-3 print:mt-1 print:gap-1">
        {cosas.map(({ id: cosa, name, text, enlace }) => (
          <li key={cosa ?? name} id={cosa && `cosa-${cosa}`} className="break-inside-avoid">
            <Line className="flex gap-3">
              {!isAside && (
                <input
                  type="checkbox"
                  name="tengo"
                  value={cosa}
                  defaultChecked={marcadas.includes(cosa ?? "")}
                  className="mt-1 size-5 flex-none accent-brand print:size-3"
                />
              )}
              <span>
                <span className="block font-semibold leading-snug">{name}</span>
                <span className="block text-sm text-soft print:text-xs">{text}</span>
              </span>
            </Line>
            {enlace && (
              <a
                href={enlace.href}
                className={`no-print prose-link inline-block py-1 text-sm ${isAside ? "" : "ml-8"}`}
              >
                {enlace.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      {enlaces.length > 0 && (
        <p className="no-print mt-4 flex flex-wrap gap-x-4 text-sm">
          {enlaces.map(({ href, label }) => (
            <a key={href} href={href} className="prose-link py-1">
              {label}
            </a>
          ))}
        </p>
      )}
    </Titled>
  );
}
