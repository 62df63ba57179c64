import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireWriter } from "~/auth/session/guard.server";
import { hasFoldedSidebar } from "~/http/cookies/cookies.server";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { AdminShell } from "~/layout/admin/admin-shell";
import { groupsFor } from "~/layout/admin/menu.server";
import { VERSION } from "~/runtime/version.server";

export { links } from "~/layout/admin/screen";

export const handle = { hydrate: true, ownFrame: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person, isMain, isWriter } = await requireWriter(request, context);
  const { email, mfaEnabled } = person;
  const startsFolded = hasFoldedSidebar(request);
  const status = { mfaEnabled, isMain, isWriter };
  return { email, ...status, menu: groupsFor(status), startsFolded, version: VERSION };
}

export default function AdminLayout() {
  return (
    <AdminShell {...useLoaderData<typeof loader>()}>
      <Outlet />
    </AdminShell>
  );
}

export function ErrorBoundary() {
  return (
    <main id="contenido" tabIndex={-1} className="flex-1 outline-none">
      <AdminProblem />
    </main>
  );
}
