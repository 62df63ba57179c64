import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/auth/session/guard.server";
import { movedTo } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  throw movedTo(`${paths.adminEstadisticas()}#clics`);
}
