import { Outlet, useLoaderData } from "@remix-run/react";
import { guarded, requireWriter } from "~/auth/session/guard.server";
import { hasFoldedSidebar } from "~/http/cookies/cookies.server";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { AdminShell } from "~/layout/admin/admin-shell";
import { groupsFor } from "~/layout/admin/menu.server";
import { VERSION } from "~/runtime/version.server";

export { links } from "~/layout/admin/screen";

export const handle = { hydrate: true, ownFrame: true };

export const loader = guarded(requireWriter, async ({ request }, { person, isMain, isWriter }) => {
  const { email, mfaEnabled } = person;
  const startsFolded = hasFoldedSidebar(request);
  const status = { mfaEnabled, isMain, isWriter };
  return { email, ...status, menu: groupsFor(status), startsFolded, version: VERSION };
});

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
