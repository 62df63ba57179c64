import { database } from "~db/client.server";
import { isLive } from "~nouns/profiles/live-sessions.server";
import { recordSuceso, writeRecorded } from "~record/historial/historial.server";
import { type Viewer, writeAs } from "./guard.server";
import { endSessionsOf } from "./sessions.server";

export type OwnSession = Awaited<ReturnType<typeof findOwnSessions>>[number];

export async function findOwnSessions({ person, session }: Viewer, now = new Date()) {
  const rows = await database()
    .read.selectFrom("sessions")
    .select(["id_hash as id", "user_agent as userAgent"])
    .select(["created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("user_id", "=", person.id)
    .where("kind", "=", "session")
    .where(isLive(now))
    .orderBy("last_seen_at", "desc")
    .execute();
  const sessions = rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceName(userAgent),
    isCurrent: row.id === session.idHash,
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export function endOwnSession({ person }: Viewer, id: string): Promise<boolean> {
  return writeRecorded({ actor: person, action: "sesion.cerrada" }, async (trx) => {
    const ended = trx.deleteFrom("sessions").where("id_hash", "=", id);
    return (await ended.where("user_id", "=", person.id).executeTakeFirst()).numDeletedRows > 0n;
  });
}

export function endOwnSessions(viewer: Viewer, { isThisKept }: { isThisKept: boolean }) {
  const { person, session } = viewer;
  return writeAs(viewer, async (trx) => {
    await endSessionsOf(trx, person.id, isThisKept ? session.idHash : undefined);
    await recordSuceso(trx, { actor: person, action: "sesiones.cerradas", target: person.id });
  });
}

const BROWSERS: readonly (readonly [part: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
  [/w3m|Lynx|Links/i, "Navegador de texto"],
];
const SYSTEMS: readonly (readonly [part: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

function deviceName(userAgent: string | null): string {
  const find = (list: typeof BROWSERS) => list.find(([part]) => part.test(userAgent ?? ""))?.[1];
  const browser = find(BROWSERS) ?? "Navegador desconocido";
  const system = find(SYSTEMS);
  return system ? `${browser} en ${system}` : browser;
}
