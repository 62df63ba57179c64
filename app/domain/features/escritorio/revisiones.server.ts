import { sql } from "kysely";
import { PUBLISHED_KINDS } from "~/domain/kinds.server";
import { paths } from "~/site/paths";
import { formatCount } from "~/ui/text/format-number";
import { database } from "~db/client.server";
import { type Actor, isWriter } from "~record/historial/actor";
import { type PublishedKind, tituloOf } from "~record/kind.server";
import { isChanging } from "~record/pendientes/pendientes.server";
import type { Estado } from "~record/tipos/estado";
import { TABLES } from "~record/tipos/tipo";
import type { Pendiente } from "./pendiente";

const SHOWN_MOST = 20;

type Fila = {
  id: string;
  text: string;
  por: string | null;
  nota: string | null;
  respuesta: string | null;
  observaciones: number;
  estado: Estado;
};

/** Lists the drafts and changes that wait for a review; for a writer, their own. */
export async function listRevisiones(person: Actor): Promise<Pendiente[]> {
  const say = isWriter(person) ? sayToWriter : sayToPublisher;
  const lists = PUBLISHED_KINDS.map(async (kind) =>
    (await findFilas(kind, person)).map((fila) => {
      const { id, text } = fila;
      return { count: 1, text, why: say(fila), href: paths.adminForm(kind.tipo, id) };
    }),
  );
  return (await Promise.all(lists)).flat();
}

async function findFilas(kind: PublishedKind, person: Actor): Promise<Fila[]> {
  const { tipo } = kind;
  const written = sql`item.id in (select target from audit_log where actor_id = ${person.id}
    and action in (${`${tipo}.creado`}, ${`${tipo}.editado`}, 'cambios.guardados'))`;
  const waiting = sql`revisiones.id is not null and devuelta_at is null`;
  const { rows } = await sql<Fila>`
    select item.id, ${tituloOf(kind)} as text, email as por, nota, respuesta, estado,
      (select count(*) from observaciones as of_item where of_item.tipo = ${tipo}
        and of_item.item = item.id and hecha_at is null) as observaciones
    from ${sql.table(TABLES[tipo])} as item
    left join revisiones on revisiones.tipo = ${tipo} and revisiones.id = item.id
    left join profiles on profiles.id = pedida_por
    where (estado = 'draft' or ${isChanging(tipo, "item")}) and ${isWriter(person) ? written : waiting}
    order by item.updated_at desc limit ${SHOWN_MOST}`.execute(database().read);
  return rows;
}

const sayToPublisher = ({ por, nota }: Fila) => `${por} pide revisión${nota ? `: «${nota}»` : "."}`;

function sayToWriter({ por, respuesta, observaciones, estado }: Fila): string {
  const isDraft = estado === "draft";
  const unasked = isDraft ? "En borrador." : "Cambios sin publicar.";
  const state = respuesta ? `Devuelto: «${respuesta}»` : por ? "Espera revisión." : unasked;
  if (observaciones === 0) return state;
  return `${state} ${formatCount(observaciones, "observación", "observaciones")} por atender.`;
}
