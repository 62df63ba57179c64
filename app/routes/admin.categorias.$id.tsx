import { CATEGORIA } from "~/actions/categorias/submit-categoria.server";
import { openRecord } from "~/actions/open-record.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { recordScreen } from "~/layout/admin/record-screen";
import CategoriaForm from "~nouns/categorias/form/categoria-form";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, openRecord(CATEGORIA));

export const action = guardedForm(requireAdmin, postRecord(CATEGORIA));

export const meta = recordMeta("categoria");

export default recordScreen<typeof loader, typeof action>(CategoriaForm);
