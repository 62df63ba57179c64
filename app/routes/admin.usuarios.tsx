import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { inviteAdmin } from "~/auth/account/admit-admin.server";
import { manageUser } from "~/auth/account/manage-users.server";
import { orRefuse } from "~/auth/forms/refusals.server";
import {
  type Admin,
  guarded,
  guardedForm,
  requireMainAdmin,
  requireRecentAuth,
} from "~/auth/session/guard.server";
import { PUBLISHED_KINDS } from "~/domain/kinds.server";
import { refuseForm, type Submission, withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { flashAt, required } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { ErrorSummary, Field } from "~/ui/field/field";
import { RadioField } from "~/ui/field/radio-field";
import { useFields } from "~/ui/form/fields";
import { FormCard } from "~/ui/form/form-card";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";
import { Pagination, parsePagina } from "~/ui/page/pagination";
import { correoSchema } from "~nouns/profiles/correo-schema";
import { isAccion, USUARIO_MISSING } from "~nouns/profiles/usuario";
import { type AskedUsuario, KEEPS_HOURS, UsuarioConfirm } from "~nouns/profiles/usuario-confirm";
import { findUsuario, findUsuarios } from "~nouns/profiles/usuarios.server";
import { UsuariosList } from "~nouns/profiles/usuarios-list";
import { listProgramadosOf } from "~record/publicacion/programados.server";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const INVITED = {
  contributor:
    "Colaborador: gestiona y publica todo el contenido, pero no las cuentas ni los ajustes",
  writer: "Redacción: escribe borradores y sube imágenes; otra persona los revisa y los publica",
};

const invitationSchema = z.object({
  email: correoSchema,
  tipo: z.enum(["contributor", "writer"]).default("contributor"),
});

export const loader = guarded(requireMainAdmin, async ({ query }, { person }) => {
  const page = await required(findUsuarios(parsePagina(query.get("pagina"))));
  const accion = query.get("accion");
  const id = query.get("id");
  const isOther = id !== null && id !== person.id;
  const usuario = isOther ? await required(findUsuario(id)) : undefined;
  const programados = usuario ? await required(listProgramadosOf(PUBLISHED_KINDS, usuario.id)) : [];
  const asked = usuario && isAccion(accion) ? { usuario, accion, programados } : null;
  const isGone = isOther && !usuario;
  const invited = query.get("invitar") ?? "";
  const tipo = query.get("tipo") ?? "";
  const status = isGone ? 404 : 200;
  return data({ ...page, ownId: person.id, asked, isGone, invited, tipo }, { status });
});

export const action = guardedForm(requireMainAdmin, async (submission, admin) => {
  const { request, form } = submission;
  const accion = form.get("intent");
  if (accion === "invitar") return invite(admin, submission);
  const id = String(form.get("id") ?? "");
  if (!isAccion(accion) || id === admin.person.id) throw new Response(null, { status: 422 });
  requireRecentAuth(admin, "usuario", paths.adminUsuarios({ id, accion }));
  return orRefuse(submission, "Error al cambiar la cuenta", async () => {
    const order = { id, accion, by: admin, origin: siteOrigin(request) };
    const problem = await manageUser({ ...order, keepsHours: form.has(KEEPS_HOURS) });
    if (problem) return refuseForm(submission, problem, 409);
    return flashAt(paths.adminUsuarios(), `usuario.${accion}`);
  });
});

function invite(admin: Admin, submission: Submission) {
  const { request } = submission;
  return orRefuse(submission, "Error al invitar", () =>
    withValues(submission, invitationSchema, async ({ email, tipo }) => {
      const asked = { invitar: email, ...(tipo === "writer" && { tipo }) };
      requireRecentAuth(admin, "invitar", paths.adminUsuarios(asked));
      const problem = await inviteAdmin({ email, tipo, by: admin, origin: siteOrigin(request) });
      if (problem) return refuseForm(submission, problem, 409, "email");
      return flashAt(paths.adminUsuarios(), "usuario.invitado");
    }),
  );
}

export const meta = privateMeta("Usuarios");

export default function UsuariosPage() {
  const { items, ownId, asked, isGone, invited, tipo, ...place } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const reply = useKeptAnswer(answer)?.reply;
  return (
    <QuestionDialog<{ asked: AskedUsuario | null }>
      gone={USUARIO_MISSING}
      ask={({ asked }) => asked && <UsuarioConfirm {...asked} />}
    >
      <h1 className="text-3xl">Usuarios</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Quién tiene cuenta, qué puede hacer y cuándo entró por última vez.
      </p>
      <ErrorSummary reply={reply} before={isGone && USUARIO_MISSING} className="mb-6" />
      {asked && !answer && <UsuarioConfirm {...asked} />}
      <UsuariosList usuarios={items} ownId={ownId} />
      <Pagination {...place} hrefOf={(pagina) => paths.adminUsuarios({ pagina })} />
      <InviteForm key={invited} stored={{ email: invited, tipo }} reply={reply} />
    </QuestionDialog>
  );
}

type InviteFormProps = { stored: Record<"email" | "tipo", string>; reply?: FormReply };

function InviteForm({ stored, reply }: InviteFormProps) {
  const { field } = useFields(reply, { stored });
  const tipo = field("tipo");
  return (
    <RouteForm action={`${paths.adminUsuarios()}#invitar`} className="mt-8">
      <div id="invitar" className="scroll-mt-6">
        <FormCard
          title="Invitar a alguien"
          intro="Recibirá un correo con un enlace para elegir su contraseña, que vale una semana; si ya tenía otro, deja de valer."
        >
          <Field {...field("email")} label="Correo de la persona" type="email" required />
          <RadioField
            {...tipo}
            label="Qué podrá hacer"
            defaultValue={tipo.defaultValue || "contributor"}
            of={INVITED}
          />
          <SubmitButton intent="invitar" busy="Enviando..." look="btn-brand justify-self-start">
            Enviar la invitación
          </SubmitButton>
        </FormCard>
      </div>
    </RouteForm>
  );
}
