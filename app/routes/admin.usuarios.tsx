import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { manageUser } from "~/auth/account/manage-users.server";
import { orRefuse, refuseForm } from "~/auth/answers/refusals.server";
import { requireMainAdmin, requireRecentAuth } from "~/auth/session/guard.server";
import { type Accion, isAccion, USUARIO_MISSING } from "~/domain/profiles/usuario";
import { type AskedUsuario, UsuarioConfirm } from "~/domain/profiles/usuario-confirm";
import { findUsuario, findUsuarios } from "~/domain/profiles/usuarios.server";
import { UsuariosList } from "~/domain/profiles/usuarios-list";
import { flashAt, required } from "~/http/answers/responses.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { paths } from "~/site/paths";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Pagination, parsePagina } from "~/ui/page/pagination";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const DONE = {
  retirar: "usuario.retirado",
  principal: "usuario.principal",
  sesiones: "usuario.sesiones",
  eliminar: "usuario.eliminado",
} as const satisfies Record<Accion, string>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person } = await requireMainAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const page = await required(findUsuarios(parsePagina(searchParams.get("pagina"))));
  const accion = searchParams.get("accion");
  const id = searchParams.get("id");
  const isOther = id !== null && id !== person.id;
  const usuario = isOther ? await required(findUsuario(id)) : undefined;
  const asked = usuario && isAccion(accion) ? { usuario, accion } : null;
  const isGone = isOther && !usuario;
  return data({ ...page, ownId: person.id, asked, isGone }, { status: isGone ? 404 : 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireMainAdmin(request, context);
  const form = await readForm(request);
  const accion = form.get("intent");
  const id = String(form.get("id") ?? "");
  if (!isAccion(accion) || id === admin.person.id) throw new Response(null, { status: 422 });
  requireRecentAuth(admin, paths.adminUsuarios({ id, accion }));
  return orRefuse({ form, context }, "Error al cambiar la cuenta", async () => {
    const origin = siteOrigin(request);
    const problem = await manageUser({ id, accion, by: admin, origin });
    if (problem) return refuseForm(context, form, problem, 409);
    return flashAt(paths.adminUsuarios(), DONE[accion]);
  });
}

export const meta = privateMeta("Usuarios");

export default function UsuariosPage() {
  const { items, pagina, paginas, ownId, asked, isGone } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <QuestionDialog<{ asked: AskedUsuario | null }>
      gone={USUARIO_MISSING}
      ask={({ asked }) => asked && <UsuarioConfirm {...asked} />}
    >
      <h1 className="text-3xl">Usuarios</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Quién tiene cuenta, qué puede hacer y cuándo entró por última vez.
      </p>
      <ErrorSummary reply={answer?.reply} before={isGone && USUARIO_MISSING} className="mb-6" />
      {asked && !answer && <UsuarioConfirm {...asked} />}
      <UsuariosList usuarios={items} ownId={ownId} />
      <Pagination
        pagina={pagina}
        paginas={paginas}
        hrefOf={(page) => paths.adminUsuarios({ pagina: page })}
      />
    </QuestionDialog>
  );
}
