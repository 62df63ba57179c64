import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { answerDeed } from "~/actions/answer-deed.server";
import { isLockedFor, requireUnlocked } from "~/actions/imagenes/shown.server";
import { openKept } from "~/actions/open-record.server";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { existing, required } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary, Field, TextField } from "~/ui/field/field";
import { TickField } from "~/ui/field/tick-field";
import { useFields } from "~/ui/form/fields";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { CardSection } from "~/ui/page/card-section";
import { ForPublishers } from "~/ui/page/for-publishers";
import * as biblioteca from "~nouns/imagenes/queries/biblioteca.server";
import type { UsoDeImagen } from "~nouns/imagenes/rules/biblioteca";
import { CENTRO } from "~nouns/imagenes/rules/foco";
import { IMAGEN_SHOWN, SIN_ALT } from "~nouns/imagenes/rules/imagen-messages";
import { textosSchema } from "~nouns/imagenes/rules/imagen-schema.server";
import { FocoField } from "~nouns/imagenes/screens/foco-field";
import { ImagenFacts } from "~nouns/imagenes/screens/imagen-facts";
import { AutosavedOffer } from "~record/borradores/autosaved-offer";
import { forgetAutosaved } from "~record/borradores/borradores.server";
import { isPublicable, NOMBRES } from "~record/tipos/tipo";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(
  requireWriter,
  async ({ request, params }, { person, isMain, isWriter }) => {
    const found = await existing(biblioteca.findInBiblioteca(params.sha ?? ""));
    const locked = (await required(isLockedFor(person, found.usos))) && IMAGEN_SHOWN;
    const mayOpen = (tipo: UsoDeImagen["tipo"]) =>
      isMain || (tipo !== "ajuste" && (!isWriter || isPublicable(tipo)));
    const closed = found.usos.map(({ tipo }) => tipo).filter((tipo) => !mayOpen(tipo));
    return { found, locked, closed, ...(await openKept(request, person.id)) };
  },
);

export const action = guardedForm(requireWriter, (submission) => {
  const { params, form, actor } = submission;
  const sha = params.sha ?? "";
  const to = paths.adminImagen(sha);
  return withValues(submission, textosSchema, (values) =>
    answerDeed(submission, {
      to,
      problem: "Hubo un problema al guardar la imagen",
      act: async () => {
        await requireUnlocked(actor, sha);
        if (!(await biblioteca.saveTextos(sha, values, actor))) return undefined;
        await forgetAutosaved(form, actor.id, to);
        return "imagen.guardada";
      },
    }),
  );
});

export const meta = privateMeta("Imagen");

export default function ImagenPage() {
  const { found, locked, closed, typed, autosaved } = useLoaderData<typeof loader>();
  const reply = useKeptAnswer(useActionData<typeof action>())?.reply ?? typed;
  const { foco: chosen = found.foco } = reply?.initialValue ?? {};
  const [foco, setFoco] = useState(chosen && String(chosen));
  const src = paths.media(found.sha, `${found.imagen.anchos.at(-1)}.webp`);
  const deletion = { accion: "eliminar", id: found.sha, volver: paths.adminImagen(found.sha) };
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: "Imágenes", href: paths.adminImagenes() }, { label: "Imagen" }]}
      />
      <AutosavedOffer autosaved={autosaved} />
      <h1 className="mb-8 text-3xl break-words">{found.alt || SIN_ALT}</h1>
      <ErrorSummary reply={reply} className="mb-6" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ImagenFacts found={found} src={src} foco={foco} />
        <div className="grid gap-6">
          <CardSection title="Textos y punto focal">
            {locked ? (
              <p className="text-soft">{locked}</p>
            ) : (
              <TextosForm found={found} src={src} reply={reply} onFoco={setFoco} />
            )}
          </CardSection>
          <CardSection title="Dónde se usa">
            <UsosList usos={found.usos} closed={closed} />
            {found.usos.length === 0 && (
              <ForPublishers>
                <a href={paths.adminVarios("imagenes", deletion)} className="btn btn-danger mt-4">
                  Eliminar
                </a>
              </ForPublishers>
            )}
          </CardSection>
        </div>
      </div>
    </>
  );
}

interface TextosFormProps {
  found: biblioteca.ImagenDeBiblioteca;
  src: string;
  reply?: FormReply;
  onFoco: (foco: string) => void;
}

function TextosForm({ found, src, reply, onFoco }: TextosFormProps) {
  const { alt, credito, credito_url, creada_con_ia, foco } = found;
  const texts = { alt, credito, credito_url, foco: foco ?? CENTRO };
  const stored = { ...texts, creada_con_ia: creada_con_ia ? "on" : "" };
  const { field } = useFields(reply, { stored });
  return (
    <PostForm action={paths.adminImagen(found.sha)} className="grid gap-5">
      <TextField
        {...field("alt")}
        label="Texto alternativo"
        hint="Qué se ve, para quien no la ve. Vacío: se usa el título de donde aparece."
        rows={2}
      />
      <Field {...field("credito")} label="Crédito" hint="Quién hizo la foto, si hay que decirlo." />
      <Field
        {...field("credito_url")}
        label="Enlace del crédito"
        inputMode="url"
        autoComplete="off"
      />
      <TickField
        {...field("creada_con_ia")}
        label="Creada con IA"
        hint="Se lee debajo donde se ve en grande: en su producto, artículo, categoría o portada."
      />
      <FocoField
        {...field("foco")}
        label="Punto focal"
        imagen={found.imagen}
        src={src}
        onChange={onFoco}
      />
      <SubmitButton intent="guardar" look="btn-brand justify-self-start">
        Guardar Cambios
      </SubmitButton>
    </PostForm>
  );
}

const LABELS = { ...NOMBRES, consejo: "Consejo", ajuste: "Ajustes" };

const editorOf = (tipo: UsoDeImagen["tipo"], id: string) =>
  tipo === "ajuste" ? paths.adminAjustes("aspecto") : paths.adminForm(tipo, id);

type UsosListProps = { usos: UsoDeImagen[]; closed: UsoDeImagen["tipo"][] };

function UsosList({ usos, closed }: UsosListProps) {
  if (usos.length === 0) return <p className="text-soft">No se usa en ningún sitio.</p>;
  return (
    <ul className="grid gap-2">
      {usos.map(({ tipo, id, titulo }) => (
        <li key={`${tipo}-${id}-${titulo}`} className="flex flex-wrap items-baseline gap-x-3">
          <span className="chip">{LABELS[tipo]}</span>
          {closed.includes(tipo) ? (
            titulo
          ) : (
            <a href={editorOf(tipo, id)} className="prose-link min-w-0 py-1 break-words">
              {titulo}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
