import { ConCifras } from "~/domain/productos/screens/precio";
import { paths } from "~/site/paths";
import { Choices, Field, SelectField } from "~/ui/field/field";
import { Icon } from "~/ui/picture/icon";
import { formatNumber } from "~/ui/text/format-number";
import { isLimit } from "./campos";
import type { Filtro } from "./elegir";

type FiltroFormProps = { slug: string; filtro: Filtro };

export function FiltroForm({ slug, filtro }: FiltroFormProps) {
  const { campos, elegidos, ordenes } = filtro;
  const limits = campos.filter(isLimit);
  const choices = campos.filter(({ clase }) => clase === "opcion");
  const checks = campos.filter(({ clase }) => clase === "si");
  return (
    <details className="no-print open:w-full" open={limits.some(({ problema }) => problema)}>
      <summary className="btn btn-quiet pill">Ordenar y filtrar</summary>
      <form
        action={paths.categoria(slug)}
        className="mt-3 grid gap-5 rounded-lg border border-line bg-band p-5"
      >
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <SelectField id="orden" name="orden" label="Ordenar por" defaultValue={elegidos.orden}>
            <Choices of={ordenes} />
          </SelectField>
          {limits.map(({ name, label, rango, problema, escrito }) => (
            <Field
              key={name}
              {...{ id: name, name, label }}
              hint={rango && <ConCifras texto={rango} />}
              error={problema}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={escrito}
            />
          ))}
          {choices.map(({ name, label, elegido, opciones }) => (
            <SelectField key={name} {...{ id: name, name, label }} defaultValue={elegido}>
              <option value="">Da igual</option>
              {opciones.map(({ valor, n }) => (
                <option key={valor} value={valor}>
                  {valor} ({formatNumber(n)})
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {checks.map(({ name, label, elegido, opciones: [yes] }) => (
            <label key={name} className="flex min-h-11 items-center gap-2.5">
              <input type="checkbox" name={name} value="si" defaultChecked={elegido !== ""} />
              {label} ({formatNumber(yes?.n ?? 0)})
            </label>
          ))}
        </div>
        <button type="submit" className="btn btn-brand justify-self-start">
          Ver productos
        </button>
      </form>
    </details>
  );
}

/** Search engines need no page for each combination. */
export function FiltrosElegidos({ slug, filtro }: FiltroFormProps) {
  const { elegidos, campos, orden } = filtro;
  const chips = campos.map(({ name, dicho }) => ({ name, dicho }));
  const chosen = [...chips, { name: "orden", dicho: orden }].filter(({ dicho }) => dicho);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Filtros elegidos" className="no-print mt-3 flex flex-wrap gap-2">
      {chosen.map(({ name, dicho }) => (
        <li key={name}>
          <a
            href={paths.categoria(slug, 1, { ...elegidos, [name]: undefined })}
            rel="nofollow"
            className="btn btn-quiet px-4 text-sm"
          >
            <span className="sr-only">Quitar </span>
            <ConCifras texto={dicho ?? ""} />
            <Icon name="cerrar" />
          </a>
        </li>
      ))}
    </ul>
  );
}
