import { guarded, requireAdmin } from "~/auth/session/guard.server";
import { movedTo } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";

export const loader = guarded(requireAdmin, async () => {
  throw movedTo(`${paths.adminEstadisticas()}#clics`);
});
