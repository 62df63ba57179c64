import { type Campo, typedCampos } from "~/domain/reanudaciones/campo";
import { isResumable } from "~/domain/reanudaciones/destino";
import { findWaiting, keepReanudacion } from "~/domain/reanudaciones/reanudaciones.server";
import { isOwnForm } from "~/http/form-proof.server";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { database } from "~db/client.server";
import { readSecretCookie, SESSION_COOKIE } from "./cookies.server";
import { SECRET_FIELDS } from "./secret-fields";
import { findEndedOwner } from "./sessions.server";

const MAX_FIELDS = 300;
const MAX_CHARACTERS = 600_000;

/**
 * Keeps what an admin has sent with a session that ran out meanwhile, so that nothing typed is lost.
 * Only who holds the cookie of such a session can store anything. Files are not kept.
 * @param request with its body unread; it stays so
 */
export async function keepInterrupted(request: Request, now = new Date()): Promise<void> {
  if (request.method !== "POST" || request.bodyUsed) return;
  try {
    const idHash = readSecretCookie(request, SESSION_COOKIE);
    const userId = idHash && (await findEndedOwner(idHash));
    if (!userId || !(await isOwnForm(request))) return;
    const campos = await readCampos(request);
    const destino = destinationOf(request);
    if (typedCampos(campos).length === 0 || destino === undefined) return;
    await database().write((trx) => keepReanudacion(trx, { userId, destino, campos }, now));
  } catch (error) {
    // The way to the sign-in must stay open whatever happens here.
    log().error({ err: error }, "interrupted form not kept");
  }
}

async function readCampos(request: Request): Promise<Campo[]> {
  const form = await request.clone().formData();
  const campos: Campo[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string" && !SECRET_FIELDS.includes(name)) campos.push([name, value]);
  }
  const characters = campos.reduce((sum, [, value]) => sum + value.length, 0);
  return campos.length > MAX_FIELDS || characters > MAX_CHARACTERS ? [] : campos;
}

/** The page that the form was sent to; script sends to the same address with `.data` after it. */
function destinationOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  const path = pathname.replace(/\.data$/, "");
  return isResumable(path) ? path + query : undefined;
}

/** Where an admin goes after signing in: to the form that was cut off, else to the panel. */
export async function adminLanding(userId: string): Promise<string> {
  const id = await findWaiting(userId).catch(() => undefined);
  return id === undefined ? paths.admin() : paths.adminReanudar(id);
}
