import { data } from "@remix-run/node";
import { z } from "zod";
import { KINDS } from "~/domain/kinds.server";
import { isByPerson } from "~/http/forms/by-person.server";
import * as forms from "~/http/forms/form.server";
import { makeSeal, readSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import { required, seeOther } from "~/http/responses/responses.server";
import { line, paragraphs } from "~/http/text/text-schemas";
import { TooManyAttemptsError } from "~base/limits/attempts.server";
import { upTo } from "~base/texto";
import type { Row } from "~record/kind.server";
import { readPendienteOf } from "~record/pendientes/pendientes.server";
import { addObservacion, parrafosOf } from "~record/revision/observaciones.server";
import { NOMBRE_MAX, NOTA_MAX } from "~record/revision/revision";
import type { Publicable } from "~record/tipos/tipo";

const observacionSchema = z.object({
  linea: z.coerce.number().int(),
  texto: paragraphs({
    required: "Escribe tu observación",
    ...upTo(NOTA_MAX, "La observación"),
  }),
  nombre: line({ required: "Escribe tu nombre", ...upTo(NOMBRE_MAX, "El nombre") }),
});

const OTHER_TEXT = "El texto ha cambiado entretanto: elige otra vez el párrafo";
const FULL = "Este borrador ya tiene muchas observaciones: habla con quien lo escribe.";
const TOO_MANY =
  "Desde tu conexión han llegado muchas observaciones en poco tiempo. La tuya sigue aquí: vuelve a enviarla dentro de una hora.";

export async function openObservar(item: Publicable, request: Request) {
  const parrafos = [...(await findParrafos(item))].map(([linea, label]) => ({
    value: String(linea),
    label,
  }));
  const isSent = new URL(request.url).searchParams.get("enviado") === "1";
  return { parrafos, isSent, seal: { name: SEAL_FIELD, value: makeSeal() } };
}

async function findParrafos({ tipo, id }: Publicable) {
  const kind = KINDS[tipo];
  const changed: Row | undefined = (await required(readPendienteOf(kind, id)))?.row;
  const row = changed ?? (await required(kind.find(id)));
  return parrafosOf(String(row?.[kind.texto] || row?.descripcion || ""));
}

export async function submitObservacion(
  item: Publicable,
  { form, context }: forms.Submission,
  page: string,
) {
  const refuse = (problem: string, field = "", status: 409 | 422 | 429 = 422) =>
    forms.refuseForm({ form, context }, problem, status, field);
  const seal = readSeal(form.get(SEAL_FIELD));
  // A valid seal is sent back, as the time of writing counts from the first drawing.
  if (!seal) form.delete(SEAL_FIELD);
  return forms.withValues({ form, context }, observacionSchema, async ({ linea, ...said }) => {
    if (!isByPerson(form, seal)) {
      const { initialValue } = forms.replyWith(form, "");
      return data({ reply: { initialValue }, isHasty: true }, { status: 422 });
    }
    const cita = linea === 0 ? "" : (await findParrafos(item)).get(linea);
    if (cita === undefined) return refuse(OTHER_TEXT, "linea");
    try {
      const { clientAddress } = context;
      const sent = { idem: seal.idem, clientAddress };
      const { outcome } = await addObservacion(item, { linea, cita, ...said }, sent);
      return outcome === "full" ? refuse(FULL, "", 409) : seeOther(`${page}?enviado=1`);
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return refuse(TOO_MANY, "", 429);
      const problem = "Ahora mismo no se puede guardar. Vuelve a enviarla dentro de un momento.";
      return forms.refuseFailedWrite(error, { form, context, problem });
    }
  });
}
