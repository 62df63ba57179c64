import { paths } from "~/site/paths";
import { Choices, Field, SelectField } from "~/ui/field/field";
import { Icon } from "~/ui/picture/icon";
import { formatNumber } from "~/ui/text/format-number";
import type { Filtro } from "./elegir";

interface FiltroFormProps {
  slug: string;
  filtro: Filtro;
}

export function FiltroForm({ slug, filtro }: FiltroFormProps) {
  const { campos, elegidos, ordenes } = filtro;
  const limits = campos.filter(({ clase }) => clase === "hasta" || clase === "desde");
  const choices = campos.filter(({ clase }) => clase === "opcion");
  const checks = campos.filter(({ clase }) => clase === "si");
  return (
    <details className="no-print open:w-full">
      <summary className="btn btn-quiet bg-surface">Ordenar y filtrar</summary>
      <form
        action={paths.categoria(slug)}
        className="mt-3 grid gap-5 rounded-lg border border-line bg-band p-5"
      >
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <SelectField id="orden" name="orden" label="Ordenar por" defaultValue={elegidos.orden}>
            <Choices of={ordenes} />
          </SelectField>
          {limits.map(({ name, label, clase, unidad, rango, elegido }) => (
            <Field
              key={name}
              {...{ id: name, name, label: `${label} ${clase} (${unidad})` }}
              hint={rango}
              inputMode="decimal"
              autoComplete="off"
              maxLength={13}
              defaultValue={elegido.replace(".", ",")}
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
  const { elegidos, campos } = filtro;
  const chosen = campos.filter(({ elegido }) => elegido);
  if (chosen.length === 0) return null;
  const without = (name: string) => paths.categoria(slug, 1, { ...elegidos, [name]: undefined });
  return (
    <ul aria-label="Filtros elegidos" className="no-print mt-3 flex flex-wrap gap-2">
      {chosen.map(({ name, dicho }) => (
        <li key={name}>
          <a href={without(name)} rel="nofollow" className="btn btn-quiet px-4 text-sm">
            <span className="sr-only">Quitar </span>
            {dicho}
            <Icon name="cerrar" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={paths.categoria(slug, 1, { orden: elegidos.orden })}
          rel="nofollow"
          className="prose-link inline-block py-2.5 text-sm"
        >
          Quitar todos
        </a>
      </li>
    </ul>
  );
}
