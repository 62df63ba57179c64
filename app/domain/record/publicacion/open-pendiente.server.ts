import { paths } from "~/site/paths";
import type { PublishedKind } from "~record/kind.server";
import { compareColumn, type Fila } from "~record/pendientes/fusion.server";
import { readPendienteOf } from "~record/pendientes/pendientes.server";
import { listObservaciones } from "~record/revision/observaciones.server";
import { findRevision } from "~record/revision/revisiones.server";
import type { Publicable } from "~record/tipos/tipo";
import { findEnlace } from "./enlaces.server";
import { whyNotPublished } from "./programado";

export const findAround = async (item: Publicable) => ({
  enlaceHasta: await findEnlace(item),
  revision: await findRevision(item),
  observaciones: await listObservaciones(item),
});

export type Around = Awaited<ReturnType<typeof findAround>>;

/** Finds the row for a form: with the changes that wait, or as published if `publicado` is set. */
export async function openPendiente(
  kind: PublishedKind,
  id: string,
  { publicado, volver }: { publicado?: "1"; volver?: string },
) {
  const { tipo } = kind;
  const found = await readPendienteOf(kind, id);
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
  const pendiente = {
    at: found.updated_at,
    by: found.actor_email,
    /** Says why the changes were not published at the hour set for them. */
    fallo: found.programado_fallo && whyNotPublished(found.programado_fallo),
    /** False if the row was taken off the site meanwhile. */
    isPublic: vivo.estado === "published",
    /** The published row's version; undefined if the form edits that row itself. */
    vivo: publicado ? undefined : vivo.version,
    cambios: changed.filter(({ label }) => !isAsked(label)),
    ajenos: others.filter(({ label }) => !isAsked(label)),
    conflictos: asked,
    other,
  };
  if (publicado) return { row: vivo, page: { pendiente } };
  const publicada = vivo.estado === "published" ? paths[tipo](vivo.slug) : undefined;
  // The changes may rename the id, but links and reviews around the row still have the present one.
  const around = await findAround({ tipo, id });
  return { row, page: { pendiente, version, publicada, ...around } };
}

type Opened = NonNullable<Awaited<ReturnType<typeof openPendiente>>>;

export type PendientePage = Opened["page"]["pendiente"];
