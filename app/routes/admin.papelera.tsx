import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { PLAZOS } from "~/domain/ajustes/plazos";
import { listPapelera } from "~/domain/papelera/papelera.server";
import { PapeleraTable } from "~/domain/papelera/papelera-table";
import { restoreAs } from "~/domain/papelera/restore.server";
import { writeFlash } from "~/http/flash.server";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/http/meta";
import { block, blockStatus, seeOther } from "~/http/responses.server";
import { retryHeaders } from "~/http/retry-headers";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { paths } from "~/paths";
import { useSite } from "~/site-data";
import { BlockContent } from "~/ui/block-content";

export const headers = retryHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const papelera = await block(listPapelera());
  return data({ papelera }, { status: blockStatus(papelera) });
}

export async function action({ request }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request);
  const form = await readForm(request);
  if (form.get("intent") !== "recuperar") throw new Response(null, { status: 422 });
  const mensaje = await restoreAs(String(form.get("id")), person);
  return seeOther(paths.adminPapelera(), await writeFlash(mensaje));
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: "Papelera", noindex: true });

export default function PapeleraPage() {
  const { papelera } = useLoaderData<typeof loader>();
  const { now } = useSite();
  return (
    <>
      <h1 className="text-3xl">Papelera</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">
        Lo que se elimina se guarda aquí {PLAZOS.papelera} días y se puede recuperar con sus
        relaciones y sus versiones.
      </p>
      <BlockContent
        block={papelera}
        failed="No se pudo cargar la papelera. Inténtalo de nuevo más tarde."
        empty="La papelera está vacía."
      >
        {(items) => <PapeleraTable items={items} now={now} />}
      </BlockContent>
    </>
  );
}

export const ErrorBoundary = AdminProblem;
