import { siteOrigin } from "~/http/requests/origin.server";
import { log } from "~/runtime/log.server";
import { madridDay } from "~base/fechas";
import { noteProblem } from "~db/backup/destination.server";
import { authMails } from "./auth-mails";
import { mailMainAdmins } from "./send-mail.server";

export async function tellCopyNotSent(problem: string, now = new Date()): Promise<void> {
  log().error({ problem }, "copy not sent");
  const mail = authMails.copyNotSent(siteOrigin(), problem);
  const today = madridDay(now.toISOString());
  await noteProblem(problem, today, now, (trx) => mailMainAdmins(trx, mail, now));
}
