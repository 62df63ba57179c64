import { openRecord } from "~/actions/open-record.server";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { recordScreen } from "~/layout/admin/record-screen";
import { keepWhilePreviewing } from "~features/contenido-view/keep-while-previewing";
import ProductoEditor from "~features/contenido-view/producto-editor";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, openRecord(PRODUCTO));

export const action = guardedForm(requireWriter, postRecord(PRODUCTO));

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta("producto");

export default recordScreen<typeof loader, typeof action>(ProductoEditor);
