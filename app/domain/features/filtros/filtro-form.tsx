import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { Choices, describe, FieldNotes, SelectField } from "~/ui/field/field";
import { SubmitButton } from "~/ui/form/route-form";
import { FoldedSection } from "~/ui/page/folded-section";
import { Icon } from "~/ui/picture/icon";
import { formatNumber } from "~/ui/text/format-number";
import { ConCifras } from "~nouns/productos/screens/precio";
import { isLimit } from "./campos";
import type { Filtro } from "./elegir";
import type { Lista } from "./lista.server";

type FiltroFormProps = { slug: string; filtro: Filtro };

const FORM_ID = "filtro";
/** A sticky form with more rows is higher than the screen, and its end could not be reached. */
const STICKY_MOST = 9;

interface FormProps {
  slug: string;
  lista: Pick<Lista, "filtro" | "total">;
  /** Leaves out the ranges of fields, which say little about different kinds of products. */
  isBrief: boolean;
  children: ReactNode;
}

export function FiltroForm({ slug, lista, isBrief, children }: FormProps) {
  const { campos, elegidos } = lista.filtro;
  const limits = campos.filter(isLimit);
  const choices = campos.filter(({ clase }) => clase === "opcion");
  const checks = campos.filter(({ clase }) => clase === "si");
  if (campos.length === 0 && !children) return null;
  return (
    <FoldedSection
      id="filtrar"
      title="Filtrar"
      isOpen={limits.some(({ problema }) => problema)}
      className={`no-print max-md:contents md:col-start-1 md:[&_h2]:text-xl md:row-start-2 ${campos.length > STICKY_MOST ? "" : "md:sticky md:top-4 md:self-start"}`}
    >
      <form
        id={FORM_ID}
        action={paths.categoria(slug)}
        autoComplete="off"
        className="mt-3 grid gap-3 text-sm leading-tight max-md:rounded-lg max-md:bg-band max-md:p-4"
      >
        {elegidos.vista && <input type="hidden" name="vista" value={elegidos.vista} />}
        {lista.total < 2 && elegidos.orden && (
          <input type="hidden" name="orden" value={elegidos.orden} />
        )}
        {children}
        {limits.map((campo) => (
          <Limite key={campo.name} {...campo} rango={isBrief ? "" : campo.rango} />
        ))}
        {choices.map(({ name, label, elegido, opciones }) => (
          <SelectField key={name} id={name} name={name} label={label} defaultValue={elegido}>
            <option value="">Da igual</option>
            {opciones.map(({ valor, n }) => (
              <option key={valor} value={valor}>
                {valor} ({formatNumber(n)})
              </option>
            ))}
          </SelectField>
        ))}
        <div>
          {checks.map((campo) => (
            <CheckRow
              key={campo.name}
              {...campo}
              value="si"
              label={`${campo.label} (${formatNumber(campo.opciones[0]?.n ?? 0)})`}
            />
          ))}
        </div>
        <SubmitButton look="btn-brand justify-self-start">Ver productos</SubmitButton>
      </form>
    </FoldedSection>
  );
}

type CheckRowProps = Record<"name" | "value" | "label" | "escrito", string>;

export const CheckRow = ({ name, value, label, escrito }: CheckRowProps) => (
  <label className="flex min-h-9 items-center gap-2.5">
    <input type="checkbox" name={name} value={value} defaultChecked={escrito === value} />
    {label}
  </label>
);

/** Joins the last two words with a hard space, so that no single word wraps. */
function keepTogether(text = ""): string {
  const at = text.lastIndexOf(" ");
  return at > 0 ? `${text.slice(0, at)}\u00a0${text.slice(at + 1)}` : text;
}

export function Limite(
  campo: Omit<Filtro["campos"][number], "clase" | "label" | "elegido" | "dicho" | "opciones">,
) {
  const { name, frase, unidad, rango, problema, escrito } = campo;
  const notes = { id: name, hint: rango && <ConCifras texto={rango} />, error: problema };
  const [before, after] = frase.split("…");
  return (
    <div>
      <label className="limite font-semibold">
        {before}
        <span>
          <input
            name={name}
            {...describe(notes)}
            aria-invalid={problema ? true : undefined}
            inputMode="decimal"
            defaultValue={escrito || undefined}
            className="control min-h-11 lg:min-h-9"
          />
          {unidad && <span>{unidad}</span>}
        </span>
        {keepTogether(after)}
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}

/** Browsers without the `form` attribute send the form around it, which repeats the filters. */
export function OrdenField({ slug, filtro, hasForm }: FiltroFormProps & { hasForm: boolean }) {
  const { ordenes, elegidos } = filtro;
  const form = hasForm ? FORM_ID : undefined;
  const kept = Object.entries(elegidos).filter(([name, value]) => value && name !== "orden");
  return (
    <details className="open-when-wide no-print open:w-full">
      <summary className="btn btn-quiet pill">
        <span>Ordenar</span>
        <Icon name="flecha" className="size-4 rotate-90" />
      </summary>
      <form action={paths.categoria(slug)} className="flex items-center gap-2 text-sm max-md:mt-3">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="orden" className="flex-none font-semibold max-sm:sr-only">
          Ordenar por
        </label>
        <select
          id="orden"
          name="orden"
          form={form}
          defaultValue={elegidos.orden}
          className="control min-h-11 md:w-60"
        >
          <Choices of={ordenes} />
        </select>
        <button type="submit" form={form} className="btn btn-quiet flex-none px-4">
          Ordenar
        </button>
      </form>
    </details>
  );
}

export function FiltrosElegidos({ slug, filtro }: FiltroFormProps) {
  const { elegidos, campos, orden } = filtro;
  const hrefOf = (name: string) => paths.categoria(slug, 1, { ...elegidos, [name]: undefined });
  const chosen = [...campos, { name: "orden", dicho: orden }];
  return <Chips label="Filtros elegidos" chosen={chosen} hrefOf={hrefOf} />;
}

interface ChipsProps {
  label: string;
  chosen: readonly { name: string; dicho?: string | undefined }[];
  hrefOf: (name: string) => string;
}

/** The links are `nofollow`, because search engines need no page for each combination. */
export function Chips({ label, chosen: all, hrefOf }: ChipsProps) {
  const chosen = all.filter(({ dicho }) => dicho);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={label} className="no-print mt-3 flex flex-wrap gap-2">
      {chosen.map(({ name, dicho }) => (
        <li key={name}>
          <a href={hrefOf(name)} rel="nofollow" className="btn btn-quiet px-4 text-sm">
            <span className="sr-only">Quitar </span>
            <ConCifras texto={dicho ?? ""} />
            <Icon name="cerrar" />
          </a>
        </li>
      ))}
    </ul>
  );
}
