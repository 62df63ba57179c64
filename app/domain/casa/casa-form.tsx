import { Chips, Limite } from "~/domain/filtros/filtro-form";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { SelectField } from "~/ui/field/field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Icon } from "~/ui/picture/icon";
import type { Juicio } from "./juzgar";
import type { Casa, CasaDePagina } from "./leer";

export const CASA = "Cabe en tu casa";

/** Stands in a form: of its own, or of filters. */
export function CasaFields({ casa: { campos } }: { casa: Casa }) {
  return (
    <details open={campos.some(({ problema }) => problema)}>
      <summary className="btn btn-quiet pill">
        {CASA}
        <Icon name="flecha" className="size-4 rotate-90" />
      </summary>
      <div className="mt-3 grid gap-3">
        {campos.map((campo) => {
          const { name, label, escrito } = campo;
          if (name !== "isofix") return <Limite key={name} {...campo} />;
          return (
            <SelectField key={name} {...{ id: name, name, label }} defaultValue={escrito}>
              <option value="">Da igual</option>
              <option value="si">Sí</option>
              <option value="no">No</option>
            </SelectField>
          );
        })}
      </div>
    </details>
  );
}

export type CasaProps = {
  casa: CasaDePagina;
  /** The address of the page with other measures. */
  hrefOf: (elegidos: Casa["elegidos"]) => string;
};

export function CasaForm({ casa, hrefOf }: CasaProps) {
  const { campos } = casa;
  if (campos.length === 0) return null;
  const { pathname, searchParams } = new URL(hrefOf({}), "http://aqui");
  return (
    <form action={pathname} className="no-print my-4 grid max-w-md gap-3">
      <HiddenFields of={Object.fromEntries(searchParams)} />
      <CasaFields casa={casa} />
      <button type="submit" className="btn btn-brand justify-self-start">
        Ver si cabe
      </button>
    </form>
  );
}

export function CasaElegida({ casa, hrefOf }: CasaProps) {
  const { campos, elegidos } = casa;
  const chosen = campos.filter(({ dicho }) => dicho);
  return (
    <>
      <Chips chosen={chosen} hrefOf={(name) => hrefOf({ ...elegidos, [name]: "" })} />
      <Recordar casa={casa} />
    </>
  );
}

export function Recordar({ casa: { isAsked, hasRecordadas } }: { casa: Casa }) {
  const { here } = useSite();
  if (!isAsked && !hasRecordadas) return null;
  return (
    <form
      method="post"
      action={paths.preferencias()}
      className="no-print my-2 flex flex-wrap gap-2"
    >
      <HiddenFields of={{ volver: here }} />
      {isAsked && (
        <button type="submit" name="intent" value="recordar" className="btn btn-quiet px-4 text-sm">
          Recordar mis medidas
        </button>
      )}
      {hasRecordadas && (
        <button type="submit" name="intent" value="olvidar" className="btn btn-quiet px-4 text-sm">
          Olvidar mis medidas
        </button>
      )}
    </form>
  );
}

const LOOK = new Map([
  [true, "text-brand"],
  [undefined, "text-soft"],
  [false, "text-danger"],
]);

export function CasaDicho({ juicio }: { juicio: Juicio | undefined }) {
  if (!juicio?.dicho) return null;
  return <p className={`text-sm font-semibold ${LOOK.get(juicio.pasa)}`}>{juicio.dicho}</p>;
}
