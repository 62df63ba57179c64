import { refuse, replyWith, type Submission } from "~/http/forms/form.server";
import { flashAt, required, seeOther } from "~/http/responses/responses.server";
import { isPart } from "~/http/results/page-not-loaded";
import { log } from "~/runtime/log.server";
import { OverloadedError } from "~/runtime/work-line";
import { paths } from "~/site/paths";
import { isWriteTrouble } from "~db/trouble.server";
import { CsvFileError } from "~features/importacion/archivo/archivo";
import * as cambios from "~features/importacion/lote/change-lote.server";
import { PROBLEMAS, type Problema } from "~features/importacion/lote/lote-messages";
import { findLote, type Lote } from "~features/importacion/lote/lotes.server";
import { chooseBeside } from "~features/importacion/lote/read-beside.server";
import { inFileLine } from "~features/importacion/lote/receive-file.server";
import { forgetColumns } from "~features/importacion/lote/remembered-columns.server";
import { readConfirmacion } from "~features/importacion/lote/seleccion";
import type { Actor } from "~record/historial/historial.server";

/** @param work gives an address, answer or problem @param busy the problem while others import */
export async function answerImport(
  { request, form, context }: Submission,
  work: () => Promise<string | Response | Problema>,
  busy: Problema,
) {
  const refuseWith = (problema: Problema, status: 409 | 422 | 503) => {
    const sent = { reply: replyWith(form, problema.text), eleccion: readConfirmacion(form) };
    return refuse(context, { ...sent, problema }, { status });
  };
  try {
    const done = await work();
    if (done instanceof Response) return done;
    if (typeof done === "string") return isPart(request) ? { next: done } : seeOther(done);
    return refuseWith(done, done === PROBLEMAS.empezada ? 409 : 422);
  } catch (error) {
    if (error instanceof CsvFileError) {
      return refuseWith({ title: error.title, text: error.message }, 422);
    }
    if (!(error instanceof OverloadedError) && !isWriteTrouble(error)) throw error;
    log().warn({ err: error, requestId: context.requestId }, "import not begun or changed");
    return refuseWith(busy, 503);
  }
}

type Sent = { lote: Lote; form: FormData; orden: { id: string; actor: Actor } };
type Deed = (sent: Sent) => Promise<Problema | undefined>;

const quietly = (deed: (sent: Sent) => Promise<unknown>) => async (sent: Sent) => {
  await deed(sent);
  return undefined;
};

const DEEDS: ReadonlyMap<FormDataEntryValue | null, Deed> = new Map([
  ["importar", begin],
  ["columnas", readAgain],
  ["descartar", discard],
  ["olvidar", quietly(({ lote }) => forgetColumns(lote.cabecera))],
  ["dejar-fuera", quietly(({ lote }) => cambios.leaveOutErrors(lote.id))],
  ["detener", quietly(({ orden }) => cambios.stopImport(orden))],
  ["reanudar", quietly(({ orden }) => cambios.resumeImport(orden))],
  ["deshacer", quietly(({ orden }) => cambios.startUndo(orden))],
]);

/** The work of these buttons continues in the background after the answer. */
const IS_WORK = ["importar", "reanudar", "deshacer"];

export async function changeLote(id: string, actor: Actor, submission: Submission) {
  const { form, request } = submission;
  const lote = await required(findLote(id));
  const intent = form.get("intent");
  const deed = DEEDS.get(intent);
  const work = async () => {
    if (!lote) return paths.adminImportacion(id);
    if (!deed) return PROBLEMAS.manipulado;
    const problema = await deed({ lote, form, orden: { id, actor } });
    if (problema) return problema;
    const isInDialog = isPart(request);
    if (intent === "descartar") {
      const list = isInDialog ? paths.adminProductos() : paths.adminImportar();
      return flashAt(list, "importacion.descartada");
    }
    const isFollowed = !isInDialog && IS_WORK.includes(`${intent}`);
    return paths.adminImportacion(id, isFollowed ? { seguir: "1" } : {});
  };
  return answerImport(submission, work, PROBLEMAS.ocupado);
}

async function begin({ form, orden }: Sent) {
  const chosen = readConfirmacion(form);
  return chosen ? cambios.startImport(orden, chosen.duplicados, chosen) : PROBLEMAS.manipulado;
}

function readAgain({ lote, form }: Sent) {
  const columnas = form.getAll("columna").map(String);
  const same = [...form].filter(([name]) => name.startsWith("igual-"));
  const valores = same.map(([name, value]) => [name.slice(6), String(value)] as const);
  return inFileLine(() => chooseBeside(lote.id, columnas, valores));
}

async function discard({ lote, orden }: Sent) {
  const isDone = (await cambios.discardLote(orden)) || !(await findLote(lote.id));
  return isDone ? undefined : PROBLEMAS.empezada;
}
