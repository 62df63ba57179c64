import { openVarios, submitVarios } from "~/actions/varios-page.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";

export { DeleteScreen as default } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, ({ request, params }) =>
  openVarios(params.tipo, request),
);

export const action = guardedForm(requireAdmin, (submission) =>
  submitVarios(submission.params.tipo, submission),
);

export const meta = privateMeta("Confirmar los cambios");
