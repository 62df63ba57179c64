import { data } from "@remix-run/node";
import { KINDS } from "~/domain/kinds.server";
import { requireIntent, type Submission } from "~/http/forms/form.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { block, existing, flashAt, required, seeOther } from "~/http/responses/responses.server";
import { RefusedActError } from "~/http/results/refused-act";
import { optionalParagraphs } from "~/http/text/text-schemas";
import { paths } from "~/site/paths";
import { TooManyAttemptsError } from "~base/limits/attempts.server";
import { upTo } from "~base/texto";
import { readContenido } from "~features/contenido-view/contenido.server";
import { findDraft as findConsejo } from "~nouns/consejos/queries/consejos.server";
import { findRecommended } from "~nouns/consejos/queries/relacionados.server";
import { findEditable as findPagina } from "~nouns/paginas/paginas.server";
import { findDraft as findProducto } from "~nouns/productos/queries/productos.server";
import { isWriter, NOT_FOR_WRITERS } from "~record/historial/actor";
import type { Actor } from "~record/historial/historial.server";
import type { Row } from "~record/kind.server";
import { readPendienteOf } from "~record/pendientes/pendientes.server";
import { duplicate } from "~record/publicacion/duplicate.server";
import { findPublicable, revokeEnlace, shareBorrador } from "~record/publicacion/enlaces.server";
import { NOTA_MAX } from "~record/revision/revision";
import { askRevision, returnRevision } from "~record/revision/revisiones.server";
import type { Publicable } from "~record/tipos/tipo";
import type { openObservar } from "./observar.server";

const notaSchema = optionalParagraphs(upTo(NOTA_MAX));

type Shown = {
  isEditor?: boolean;
  enlace?: string | undefined;
  observar?: Awaited<ReturnType<typeof openObservar>> & { action: string };
};

export async function showBorrador({ tipo, id }: Publicable, shown: Shown) {
  const row = await existing(findPublicable(KINDS[tipo], id));
  const pendiente = await required(readPendienteOf(KINDS[tipo], id));
  if (row.estado === "published" && !pendiente) throw seeOther(paths[tipo](row.slug));
  const changed: Row | undefined = pendiente?.row;
  const editor = shown.isEditor ? paths.adminForm(tipo, id) : undefined;
  // The waiting changes may rename the product's id, and the preview draws it under the new one.
  const shownId = String(changed?.id ?? id);
  const producto = tipo === "producto" ? await required(findProducto(shownId, changed)) : undefined;
  const consejo = tipo === "consejo" ? await required(findConsejo(id, changed)) : undefined;
  const pagina = tipo === "pagina" ? await required(findPagina(id, changed)) : undefined;
  const written = producto?.contenidoPrincipal ?? producto?.descripcion;
  const texto = written ?? consejo?.contenido ?? pagina?.contenido ?? "";
  const contenido = await required(readContenido(texto));
  const productos = consejo && (await block(findRecommended(id, contenido.productos)));
  const { enlace, observar } = shown;
  const isPendiente = pendiente !== undefined;
  const drawn = { producto, consejo, pagina, contenido, productos };
  return data({ editor, isPendiente, enlace, observar, ...drawn });
}

export async function submitTools(
  item: Publicable,
  { form, request }: Pick<Submission, "form" | "request">,
  actor: Actor,
) {
  const { tipo, id } = item;
  const intent = requireIntent(form, "compartir", "dejar", "duplicar", "pedir", "devolver");
  await existing(findPublicable(KINDS[item.tipo], item.id));
  if (intent === "pedir" || intent === "devolver") {
    const order = { kind: KINDS[tipo], id, actor, origin: siteOrigin(request) };
    return flashAt(paths.adminForm(tipo, id), await review(intent, form, order));
  }
  if (intent === "dejar") {
    await required(revokeEnlace(item, actor));
    return flashAt(paths.adminForm(tipo, id), "borrador.no-compartido");
  }
  if (intent === "compartir") {
    return share(item, actor);
  }
  const copy = await existing(duplicate(KINDS[item.tipo], item.id, actor));
  return flashAt(paths.adminForm(tipo, copy), "borrador.duplicado");
}

async function share(item: Publicable, actor: Actor) {
  try {
    return flashAt(paths.borrador(await shareBorrador(item, actor)), "borrador.compartido");
  } catch (error) {
    if (!(error instanceof RefusedActError)) return required(Promise.reject(error));
    return flashAt(paths.adminForm(item.tipo, item.id), "borrador.publicado");
  }
}

type Reviewing = Omit<Parameters<typeof askRevision>[0], "nota">;

async function review(intent: "pedir" | "devolver", form: FormData, order: Reviewing) {
  const isReturn = intent === "devolver";
  if (isReturn && isWriter(order.actor)) throw new Response(NOT_FOR_WRITERS, { status: 403 });
  const { data: nota } = notaSchema.safeParse(form.get("nota") ?? "");
  if (nota === undefined || (isReturn && !nota)) return "revision.nota";
  try {
    const isDone = await (isReturn ? returnRevision : askRevision)({ ...order, nota });
    if (!isDone) return "revision.cambiada";
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return "revision.muchas";
    throw error;
  }
  return isReturn ? "revision.devuelta" : "revision.pedida";
}
