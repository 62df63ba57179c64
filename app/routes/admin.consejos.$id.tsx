import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { openRecord } from "~/actions/open-record.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { recordScreen } from "~/layout/admin/record-screen";
import ConsejoEditor from "~features/contenido-view/consejo-editor";
import { keepWhilePreviewing } from "~features/contenido-view/keep-while-previewing";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, openRecord(CONSEJO));

export const action = guardedForm(requireWriter, postRecord(CONSEJO));

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta("consejo");

export default recordScreen<typeof loader, typeof action>(ConsejoEditor);
