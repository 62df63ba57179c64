import { PUBLISHED_KINDS } from "~/domain/kinds.server";
import { paths } from "~/site/paths";
import { formatDateTime } from "~base/fechas";
import { database } from "~db/client.server";
import { type PublishedKind, tituloOf } from "~record/kind.server";
import { listFallidos } from "~record/pendientes/publish-pendientes.server";
import { TABLES } from "~record/tipos/tipo";
import type { Pendiente } from "./pendiente";

const SHOWN_MOST = 20;

/** A trigger writes this and the hour if the planner's rights have ended. */
const WITHDRAWN = "sin-permisos ";

function whyNot(motivo: string): string {
  if (!motivo.startsWith(WITHDRAWN)) return `No se ha publicado a su hora: ${motivo}`;
  return `Estaba programado para el ${formatDateTime(motivo.slice(WITHDRAWN.length))} por alguien que ya no administra el sitio. Prográmalo otra vez o déjalo en borrador.`;
}

export async function listNoPublicados(): Promise<Pendiente[]> {
  const failed = async (kind: PublishedKind) => {
    const rows = await database()
      .read.selectFrom(TABLES[kind.tipo])
      .select(["id", tituloOf(kind).as("text"), "programado_fallo"])
      .where("programado_fallo", "is not", null)
      .limit(SHOWN_MOST)
      .execute();
    return rows.map((row) => ({ ...row, tipo: kind.tipo }));
  };
  const all = await Promise.all([...PUBLISHED_KINDS.map(failed), listFallidos(SHOWN_MOST)]);
  return all.flat().map(({ tipo, id, text, programado_fallo: motivo }) => {
    const why = whyNot(motivo ?? "");
    return { count: 1, text, why, href: paths.adminForm(tipo, id) };
  });
}
