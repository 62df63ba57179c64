import { PUBLISHED_KINDS } from "~/domain/kinds.server";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { type PublishedKind, tituloOf } from "~record/kind.server";
import { listFallidos } from "~record/pendientes/publish-pendientes.server";
import { whyNotPublished } from "~record/publicacion/programado";
import { TABLES } from "~record/tipos/tipo";
import type { Pendiente } from "./pendiente";

const SHOWN_MOST = 20;

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
    const why = whyNotPublished(motivo ?? "");
    return { count: 1, text, why, href: paths.adminForm(tipo, id) };
  });
}
