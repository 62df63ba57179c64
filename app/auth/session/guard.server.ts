import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { writeFlash } from "~/http/cookies/cookies.server";
import { readForm } from "~/http/forms/form.server";
import { logRefused } from "~/http/requests/log-refused.server";
import { hereOf, pageOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import type { Profile } from "~nouns/profiles/profile";
import { isWriter, NOT_FOR_WRITERS } from "~record/historial/actor";
import { readSecretCookie, SESSION_COOKIE } from "./cookies.server";
import { RECENT_MINUTES } from "./proof-periods";
import type { Acto } from "./proven-acts";
import { keepInterrupted } from "./resume.server";
import { findSession, isOpen, type Session } from "./sessions.server";

const RECENT_MS = RECENT_MINUTES * 60 * 1000;

export type Viewer = { person: Profile; session: Session };

export type Admin = Viewer & { isMain: boolean; isWriter: boolean };

declare module "@remix-run/node" {
  interface AppLoadContext {
    viewer?: Promise<Viewer | undefined>;
  }
}

/** Reads once per request. A session that waits for its second factor has no viewer yet. */
export function findViewer(request: Request, context: AppLoadContext): Promise<Viewer | undefined> {
  context.viewer ??= readViewer(request);
  return context.viewer;
}

async function readViewer(request: Request): Promise<Viewer | undefined> {
  const idHash = readSecretCookie(request, SESSION_COOKIE);
  const session = idHash && (await findSession(idHash, "session"));
  if (!session) return undefined;
  const { person } = session;
  if (person.mfaEnabled && !session.mfaVerifiedAt) return undefined;
  return { person, session };
}

/** Refuses writers, whom `requireWriter` lets in. @throws {Response} redirect to /auth, or 403 */
export async function requireAdmin(request: Request, context: AppLoadContext): Promise<Admin> {
  const admin = await requireWriter(request, context);
  if (!admin.isWriter) return admin;
  logRefused("not for writers", { person: admin.person.id });
  throw new Response(NOT_FOR_WRITERS, { status: 403 });
}

/** Lets in every admin, where a writer may do or see all that a contributor does. */
export async function requireWriter(request: Request, context: AppLoadContext): Promise<Admin> {
  const viewer = await findViewer(request, context);
  if (!viewer) {
    const wanted = await wantedOf(request);
    const isKept = request.method !== "GET" && wanted !== undefined;
    throw await refuseTo(isKept ? "guardia.formulario" : "guardia.sesion", wanted);
  }
  if (!viewer.person.adminType) throw await refuseTo("guardia.permisos");
  if (await mustEnrol(viewer.person, request)) {
    const volver = await wantedOf(request, viewer.person.id);
    throw redirect(paths.adminMfaSetup({ volver }));
  }
  const { adminType } = viewer.person;
  return { ...viewer, isMain: adminType === "main_admin", isWriter: isWriter(viewer.person) };
}

async function wantedOf(request: Request, viewer?: string): Promise<string | undefined> {
  if (request.method !== "GET") return keepInterrupted(request, viewer);
  return hereOf(new URL(pageOf(request), request.url));
}

async function mustEnrol({ mfaEnabled }: Profile, request: Request): Promise<boolean> {
  if (mfaEnabled || pageOf(request).replace(/\?.*/s, "") === paths.adminMfaSetup()) return false;
  const { exigeMfa } = await getAjustes();
  return exigeMfa;
}

const REASONS = {
  "guardia.sesion": "User not authenticated",
  "guardia.formulario": "User not authenticated",
  "guardia.permisos": "User is no admin",
};

async function refuseTo(flash: keyof typeof REASONS, volver?: string): Promise<Response> {
  logRefused(REASONS[flash]);
  return redirect(paths.auth({ volver }), { headers: { "Set-Cookie": await writeFlash(flash) } });
}

const MAIN_ONLY = "Solo los administradores principales pueden usar esta pantalla.";

export async function requireMainAdmin(request: Request, context: AppLoadContext): Promise<Admin> {
  const admin = await requireAdmin(request, context);
  if (!admin.isMain) {
    refusedForMain(admin);
    throw new Response(MAIN_ONLY, { status: 403 });
  }
  return admin;
}

export function refusedForMain({ person }: Admin): void {
  logRefused("for main admins only", { person: person.id });
}

type Guard = typeof requireWriter;

/** Makes a loader or action before which the guard runs, so that strangers learn nothing. */
export function guarded<Answer>(
  guard: Guard,
  answer: (asked: LoaderFunctionArgs & { query: URLSearchParams }, admin: Admin) => Answer,
) {
  return async (args: LoaderFunctionArgs) => {
    const admin = await guard(args.request, args.context);
    return answer({ ...args, query: new URL(args.request.url).searchParams }, admin);
  };
}

type Sent = LoaderFunctionArgs & { query: URLSearchParams; form: FormData; actor: Profile };

/** Makes an action that gets the form too. @param maxFields for forms with more fields than most */
export const guardedForm = <Answer>(
  guard: Guard,
  answer: (sent: Sent, admin: Admin) => Answer,
  maxFields?: number,
) =>
  guarded(guard, async (asked, admin) => {
    const form = await readForm(asked.request, maxFields);
    return answer({ ...asked, form, actor: admin.person }, admin);
  });

/** A session alone may have been stolen. @param volver page that then asks about the act again */
export function requireRecentAuth({ session }: Viewer, acto: Acto, volver: string): void {
  if (!isRecent(session)) throw redirect(paths.authReautenticar({ acto, volver }));
}

/** Checks the session within the transaction, because it may have ended since the request began. */
export function writeAs<T>({ session }: Viewer, unit: (trx: Trx) => Promise<T>): Promise<T> {
  return database().write(async (trx) => {
    if (!(await isOpen(trx, session.idHash))) throw redirect(paths.auth());
    return unit(trx);
  });
}

export function isRecent({ reauthenticatedAt }: Session, now = new Date()): boolean {
  // A time in the future, from before the clock was put back, is not recent either.
  return Math.abs(now.getTime() - Date.parse(reauthenticatedAt ?? "")) <= RECENT_MS;
}

/** Leads to the desk after a sign-in for an address without a page of its own. */
export async function leadToDesk({ request, context }: LoaderFunctionArgs) {
  await requireWriter(request, context);
  return redirect(paths.admin());
}
