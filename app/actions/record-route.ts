import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/http/page/meta";
import { recordTitle } from "~record/formulario/record-form";
import { NOMBRES, type TipoEscrito } from "~record/tipos/tipo";

/** Undefined for «nuevo», the address of the form for a new row. */
export const recordId = (id = "") => (/^nuevo$/i.test(id) ? undefined : id);

export const publicadoIn = (request: Request) =>
  new URL(request.url).searchParams.has("publicado") ? ("1" as const) : undefined;

export const recordMeta =
  (tipo: TipoEscrito): MetaFunction =>
  (args) => {
    const title = recordTitle(NOMBRES[tipo], recordId(args.params.id));
    return pageMeta(args, { title, noindex: true });
  };
