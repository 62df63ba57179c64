import { publicableOf } from "~/actions/publicable.server";
import { loadVersiones, submitRestore } from "~/actions/versiones-page.server";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";

export { ErrorBoundary, headers } from "~/layout/admin/screen";
export { VersionesScreen as default } from "~record/publicacion/versiones-view";

export const loader = guarded(requireWriter, ({ request, params }) =>
  loadVersiones(publicableOf(params), request),
);

export const action = guardedForm(requireWriter, (submission) =>
  submitRestore(publicableOf(submission.params), submission),
);

export const meta = privateMeta("Versiones anteriores");
