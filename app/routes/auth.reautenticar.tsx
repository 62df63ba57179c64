import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PROOF_WRONG, prove } from "~/auth/forms/prove.server";
import { askPasskey } from "~/auth/second-factor/passkeys.server";
import { findViewer, type Viewer } from "~/auth/session/guard.server";
import { RECENT_MINUTES } from "~/auth/session/proof-periods";
import { ACTOS, actoIn } from "~/auth/session/proven-acts";
import { ProofFields } from "~/auth/sign-in/proof-fields";
import { writeFlash } from "~/http/cookies/cookies.server";
import { readForm, refuseForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { adminReturnPath, pathnameOf } from "~/http/requests/return-path";
import { flashAt, required, seeOther } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/site/paths";
import { ErrorSummary, Field } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { correoSchema } from "~nouns/profiles/correo-schema";

export { handle, headers, links } from "~/layout/admin/screen";

async function requireViewer({ request, context }: LoaderFunctionArgs): Promise<Viewer> {
  const viewer = await required(findViewer(request, context));
  if (viewer) return viewer;
  const flash = await writeFlash("guardia.sesion");
  throw redirect(paths.auth(), { headers: { "Set-Cookie": flash } });
}

const backTo = (value: unknown) => adminReturnPath(value, paths.adminProfile());

export async function loader(args: LoaderFunctionArgs) {
  const { person, session } = await requireViewer(args);
  const url = new URL(args.request.url);
  const back = backTo(url.searchParams.get("volver"));
  const proof = { needsCode: person.mfaEnabled, passkey: await required(askPasskey(session)) };
  return { email: person.email, proof, acto: actoIn(url), back };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args);
  const { request, context } = args;
  const form = await readForm(request);
  // Parsed like in the password step, which would otherwise try another account's password.
  const { data: email = "" } = correoSchema.safeParse(form.get("email"));
  if (email && email !== viewer.person.email)
    return refuseForm({ form, context }, PROOF_WRONG, 401);
  const back = backTo(form.get("volver"));
  const isBegun = actoIn(new URL(request.url)) !== undefined;
  const lead = async (...cookies: string[]) =>
    isBegun ? flashAt(back, "acceso.confirmado", ...cookies) : seeOther(back, ...cookies);
  const proving = { email, elsewhere: lead };
  const { cookie, answer } = await prove(viewer, { request, form, context }, proving);
  return cookie === undefined ? answer : lead(cookie);
}

export const meta = privateMeta("Confirma que eres tú");

export default function ReautenticarPage() {
  const loaded = useLoaderData<typeof loader>();
  const { acto } = loaded;
  const answer = useActionData<typeof action>();
  return (
    <AuthPage
      title="Confirma que eres tú"
      intro={`Lo pedimos antes de ${acto ? ACTOS[acto] : "cambiar una cuenta o lo que la protege"}. ${acto ? "Todavía no se ha hecho: después lo terminas. " : ""}Vale durante ${RECENT_MINUTES} minutos.`}
    >
      <ReauthenticateForm {...loaded} reply={answer?.reply} />
    </AuthPage>
  );
}

type ReauthenticateFormProps = Awaited<ReturnType<typeof loader>> & { reply?: FormReply };

function ReauthenticateForm({ email, proof, acto, back, reply }: ReauthenticateFormProps) {
  const { field, problems } = useFields(reply);
  return (
    <PostForm action={paths.authReautenticar({ acto, volver: back })} className="grid gap-5">
      <ErrorSummary reply={problems} />
      <input type="hidden" name="volver" value={back} />
      <Field
        id="campo-email"
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <ProofFields {...proof} field={field} />
      <SubmitButton intent="confirmar">Confirmar</SubmitButton>
      <a href={pathnameOf(back)} className="prose-link justify-self-center py-1 text-sm">
        Volver sin cambios
      </a>
    </PostForm>
  );
}
