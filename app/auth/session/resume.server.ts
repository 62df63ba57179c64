import { type Campo, formularioAt, keptCampos } from "~/domain/reanudaciones/formularios";
import { findWaiting, keepReanudacion } from "~/domain/reanudaciones/reanudaciones.server";
import { isOwnForm } from "~/http/forms/form-proof.server";
import { log } from "~/runtime/log.server";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { readSecretCookie, SESSION_COOKIE } from "./cookies.server";
import { findEndedOwner } from "./sessions.server";

const MAX_FIELDS = 300;
const MAX_CHARACTERS = 600_000;

/**
 * Stores a form that was sent after its session ended, so that nothing typed is lost. It asks for the
 * cookie of that session, or anybody could store data.
 */
export async function keepInterrupted(request: Request, viewer?: string, now = new Date()) {
  if (request.method !== "POST" || request.bodyUsed) return;
  try {
    const idHash = readSecretCookie(request, SESSION_COOKIE);
    const userId = viewer ?? (idHash && (await findEndedOwner(idHash)));
    if (!userId || !(await isOwnForm(request))) return;
    const { formulario, destino } = targetOf(request);
    const campos = formulario && keptCampos(formulario, await readCampos(request));
    if (!campos || campos.length === 0) return;
    await database().write((trx) => keepReanudacion(trx, { userId, destino, campos }, now));
  } catch (error) {
    // The way to the sign-in must stay open whatever happens here.
    log().error({ err: error }, "interrupted form not kept");
  }
}

async function readCampos(request: Request): Promise<Campo[]> {
  const form = await request.clone().formData();
  const campos = [...form].filter(
    (campo): campo is [string, string] => typeof campo[1] === "string",
  );
  const characters = campos.reduce((sum, [, value]) => sum + value.length, 0);
  return campos.length > MAX_FIELDS || characters > MAX_CHARACTERS ? [] : campos;
}

/** Script sends to the same address with `.data` after it. */
function targetOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const volver = searchParams.get("volver");
  const path = pathname.replace(/\.data$/, "");
  const destino = volver ? `${path}?${new URLSearchParams({ volver })}` : path;
  return { formulario: formularioAt(path), destino };
}

export async function adminLanding(userId: string, volver: string): Promise<string> {
  const id = await findWaiting(userId).catch(() => undefined);
  return id === undefined ? volver : paths.adminReanudar(id);
}
