import { openRecord } from "~/actions/open-record.server";
import { PAGINA } from "~/actions/paginas/submit-pagina.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { recordScreen } from "~/layout/admin/record-screen";
import { withText } from "~features/contenido-view/contenido-field";
import { keepWhilePreviewing } from "~features/contenido-view/keep-while-previewing";
import { PaginaForm } from "~nouns/paginas/form/pagina-form";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, openRecord(PAGINA));

export const action = guardedForm(requireWriter, postRecord(PAGINA));

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta("pagina");

export default recordScreen<typeof loader, typeof action>(withText(PaginaForm));
