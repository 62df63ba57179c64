import { findAround } from "~/actions/publicable.server";
import { KINDS } from "~/domain/kinds.server";
import { paths } from "~/site/paths";
import { compareColumn, type Fila } from "~record/pendientes/fusion.server";
import type { PendientePage } from "~record/pendientes/pendiente-panel";
import { readPendienteOf } from "~record/pendientes/pendientes.server";
import { whyNotPublished } from "~record/publicacion/programado";
import { isPublicable, type TipoEscrito } from "~record/tipos/tipo";

export const publicadoIn = (request: Request) =>
  new URL(request.url).searchParams.has("publicado") ? ("1" as const) : undefined;

/** Finds what the form of a row shows: the changes that wait beside it, or the row if it is asked for. */
export async function openPendiente(
  tipo: TipoEscrito,
  id: string | undefined,
  { publicado, volver }: { publicado?: "1"; volver?: string },
) {
  const kind = isPublicable(tipo) ? KINDS[tipo] : undefined;
  const found = kind && id && (await readPendienteOf(kind, id));
  if (!found) return undefined;
  const { row, vivo, base, ajenos, conflictos, version } = found;
  const other = paths.adminForm(tipo, id, { volver, publicado: publicado ? undefined : "1" });
  const of = (name: string, before: Fila, after: Fila) =>
    compareColumn(kind, name, before, after).slice(0, 1);
  const asked = conflictos.flatMap((name) =>
    of(name, vivo, row).map((campo) => ({ name, ...campo })),
  );
  const isAsked = (label: string) => asked.some((campo) => campo.label === label);
  const changed = kind.diferencias(kind.valuesOf(vivo), kind.valuesOf(row));
  const others = Object.keys(ajenos).flatMap((name) => of(name, base, vivo));
  const pendiente: PendientePage = {
    at: found.updated_at,
    by: found.actor_email,
    fallo: found.programado_fallo && whyNotPublished(found.programado_fallo),
    isPublic: vivo.estado === "published",
    vivo: publicado ? undefined : vivo.version,
    cambios: changed.filter(({ label }) => !isAsked(label)),
    ajenos: others.filter(({ label }) => !isAsked(label)),
    conflictos: asked,
    other,
  };
  if (publicado) return { row: vivo, page: { pendiente } };
  const publicada = vivo.estado === "published" ? paths[kind.tipo](vivo.slug) : undefined;
  // The changes may give the row another id, but what is around it has the id of today.
  const around = await findAround({ tipo: kind.tipo, id });
  return { row, page: { pendiente, version, publicada, ...around } };
}
