import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { movedOrMissing } from "~/actions/moved-or-missing.server";
import { findOwnPage } from "~/actions/paginas/own-page.server";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { NOT_FOUND_TITLE } from "~/layout/error-page";
import { headOf, PaginaDetail } from "~features/lectura/pagina-detail";

export { RouteProblem as ErrorBoundary } from "~/layout/route-problem";

export async function loader({ params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const own = await findOwnPage(slug);
  if (!own) throw await movedOrMissing("pagina", slug);
  return own;
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, headOf(args.data)) : problemMeta(args, NOT_FOUND_TITLE);

export default function Pagina() {
  return <PaginaDetail {...useLoaderData<typeof loader>()} />;
}
