import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/session/guard.server";
import { PLAZOS } from "~/domain/ajustes/plazos";
import { listPapelera, restoreAs } from "~/domain/papelera/papelera.server";
import { PapeleraTable } from "~/domain/papelera/papelera-table";
import { block, blockStatus, flashAt } from "~/http/answers/responses.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { paths } from "~/site/paths";
import { PagedBlock } from "~/ui/page/paged-block";
import { parsePagina } from "~/ui/page/pagination";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

const paginaOf = (request: Request) => parsePagina(new URL(request.url).searchParams.get("pagina"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const papelera = await block(listPapelera(paginaOf(request)));
  return data({ papelera }, { status: blockStatus(papelera) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request);
  if (form.get("intent") !== "recuperar") throw new Response(null, { status: 422 });
  const mensaje = await restoreAs(String(form.get("id")), person);
  return flashAt(paths.adminPapelera(paginaOf(request)), mensaje);
}

export const meta = privateMeta("Papelera");

export default function PapeleraPage() {
  const { papelera } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="text-3xl">Papelera</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">
        Lo que se elimina se guarda aquí {PLAZOS.papelera} días y se puede recuperar con sus
        relaciones y sus versiones.
      </p>
      <PagedBlock
        block={papelera}
        failed="No se pudo cargar la papelera. Inténtalo de nuevo más tarde."
        empty="La papelera está vacía."
        hrefOf={paths.adminPapelera}
      >
        {(items) => <PapeleraTable items={items} />}
      </PagedBlock>
    </>
  );
}
