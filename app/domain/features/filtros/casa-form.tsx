import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { HiddenFields } from "~/ui/form/route-form";
import { Icon } from "~/ui/picture/icon";
import type { Casa } from "~features/casa/casa.server";
import { CheckRow, Chips, Limite } from "./filtro-form";

type FieldsProps = { casa: Casa; isBrief?: boolean; children?: ReactNode };

export function CasaFields({ casa, isBrief, children }: FieldsProps) {
  return (
    <details open={casa.campos.some(({ escrito, elegido }) => escrito && !elegido)}>
      <summary className="btn btn-quiet pill">
        Cabe en tu casa
        <Icon name="flecha" className="size-4 rotate-90" />
      </summary>
      <div className="mt-3 grid gap-3">
        {casa.campos.map((campo) =>
          campo.name === "isofix" ? (
            <CheckRow key={campo.name} {...campo} value="no" label={campo.frase} />
          ) : (
            <Limite key={campo.name} {...campo} rango={isBrief ? "" : campo.rango} />
          ),
        )}
        {children}
      </div>
    </details>
  );
}

export interface CasaProps {
  casa: Casa;
  hrefOf: (medidas: Record<string, string>) => string;
}

export function CasaForm({ casa, hrefOf }: CasaProps) {
  if (casa.campos.length === 0) return null;
  const { pathname, searchParams } = new URL(hrefOf({}), "http://aqui");
  return (
    <form action={pathname} className="no-print my-4 max-w-md">
      <HiddenFields of={Object.fromEntries(searchParams)} />
      <CasaFields casa={casa}>
        <button type="submit" className="btn btn-brand justify-self-start">
          Ver si cabe
        </button>
      </CasaFields>
    </form>
  );
}

export function CasaElegida({ casa, hrefOf }: CasaProps) {
  const { campos, elegidos, isAsked, isRecordada } = casa;
  const { here } = useSite();
  if (campos.length === 0 || !(isAsked || isRecordada)) return null;
  return (
    <>
      <Chips
        label="Medidas elegidas"
        chosen={campos}
        hrefOf={(name) => hrefOf({ ...elegidos, [name]: "" })}
      />
      <form method="post" action={paths.preferencias()} className="no-print my-2 text-sm">
        <HiddenFields of={{ volver: here }} />
        <button
          type="submit"
          name="intent"
          value={isRecordada ? "olvidar" : "recordar"}
          className="prose-link"
        >
          {isRecordada ? "Olvidar" : "Recordar"} mis medidas
        </button>
      </form>
    </>
  );
}
