import { siteOrigin } from "~/http/requests/origin.server";
import { formatDateTime } from "~base/fechas";
import { parseStored, recordSchema } from "~base/stored-json.server";
import { database } from "~db/client.server";
import { beginsWith } from "~db/engine/engine.server";
import { recordSuceso } from "~record/historial/historial.server";
import { actionLabel, detailsText } from "~record/historial/suceso";
import { authMails } from "./auth-mails";
import { mailMainAdmins } from "./send-mail.server";

/** Changes that an intruder might make, and that are not mailed at once. */
const TOLD_LATER =
  "ajustes.cambiados solicitud.rechazada autor. copia. demo. pagina. redireccion.".split(" ");

/** The mark of the last mail is in the history, so that a second process finds nothing to tell. */
export const tellChanges = (now = new Date()) =>
  database().write(async (trx) => {
    const marks = trx.selectFrom("audit_log").where("action", "=", "ajustes.avisados");
    const last = await marks.select("id").orderBy("id", "desc").executeTakeFirst();
    const done = trx
      .selectFrom("audit_log as log")
      .leftJoin("profiles", "profiles.id", "target")
      .leftJoin("autores", "autores.id", "target")
      .where("log.id", ">", last?.id ?? 0)
      .where("actor_email", "is not", null)
      .where(({ or }) => or(TOLD_LATER.map((begin) => beginsWith("action", begin))));
    const named = done.selectAll("log").select(["email", "nombre"]);
    const rows = await named.orderBy("log.id").execute();
    const told = rows.flatMap(({ at, actor_email, action, email, nombre, details }) => {
      const { claves, ...rest } = parseStored(recordSchema, details, "audit_log.details") ?? {};
      if (claves && !rest.cambios) return [];
      const what = rest.cambios ?? email ?? nombre ?? detailsText(rest);
      return `${formatDateTime(at)} · ${actor_email}\n${actionLabel(action)}\n${what}`.trim();
    });
    if (told.length === 0) return;
    await recordSuceso(trx, { action: "ajustes.avisados", details: { cambios: told.length } }, now);
    await mailMainAdmins(trx, authMails.dailyChanges(siteOrigin(), told), now);
  });
