import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { KINDS } from "~/domain/kinds.server";
import { replyWith } from "~/http/forms/form.server";
import { makeSeal, readSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import { formPlaceOf, returnPathOf } from "~/http/requests/return-path";
import { notFound, required, seeOther } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import * as drafts from "~record/borradores/borrador";
import { findAutosaved, findBorrador, formWith } from "~record/borradores/borradores.server";
import { openPendiente } from "~record/publicacion/open-pendiente.server";
import type { Nota } from "~record/revision-editorial/nota";
import { isPublicable, type TipoEscrito } from "~record/tipos/tipo";
import { formAddress } from "./form-picture.server";
import { publicadoIn, recordId } from "./record-route";
import type { Row } from "./submission";

export type TypedPage = drafts.FormPage & { kind: TipoEscrito };

type Written<Page> = Omit<Page, "id" | "idem" | "kind" | "volver">;

type FormSchema = z.ZodObject | z.ZodPipe<z.ZodObject>;

export interface RecordPages<Page extends TypedPage, Stored extends Row = Row> {
  tipo: Page["kind"];
  /** The schema of a draft; its few rules are the ones that the form announces to browsers. */
  schema: FormSchema;
  /** The stricter schema of a published row; a field that even this lets be empty is optional. */
  published?: FormSchema;
  /** The check before publication; kinds without an `estado` have none. */
  check?(values: object): Nota[];
  blank(): Promise<Written<Page>>;
  find(id: string): Promise<Stored | undefined>;
  page(row: Stored): Promise<Written<Page>>;
}

export const openRecord =
  <Page extends TypedPage>(kind: RecordPages<Page>) =>
  async (
    { request, params, context }: LoaderFunctionArgs,
    { person }: { person: { id: string } },
  ) => {
    const { tipo, blank, find, page: written, ...rules } = kind;
    const id = recordId(params.id);
    const { borrador, autosaved } = await findKept(request, person.id);
    const row = id === undefined ? undefined : await required(find(id));
    const volver = returnPathOf(request, paths.adminLista(tipo));
    const publicado = publicadoIn(request);
    const own = row && isPublicable(tipo) ? KINDS[tipo] : undefined;
    const pendiente = own && (await required(openPendiente(own, id ?? "", { volver, publicado })));
    const edited = pendiente?.row ?? row;
    const found = edited
      ? await required(written(edited))
      : id === undefined && (await required(blank()));
    if (!found && autosaved) throw seeOther(autosaved.href);
    // If the row was deleted during the edit, the page still shows the typed text.
    if (!found && !borrador && !context.isFormRefused) throw notFound();
    const shown = { ...(found || (await blank())), ...pendiente?.page, publicado };
    const page = { ...shown, id, kind: tipo, idem: sealOf(borrador) };
    const restored = drafts.withBorrador(page, borrador);
    const notas = id === undefined ? [] : rules.check?.(restored.stored);
    return { ...restored, notas, constraint: constraintsOf(rules), autosaved, volver };
  };

function constraintsOf({
  schema,
  published = schema,
}: Pick<RecordPages<TypedPage>, "schema" | "published">) {
  const of = (each: FormSchema) => getZodConstraint(each instanceof z.ZodPipe ? each.in : each);
  const needed = of(published);
  return Object.fromEntries(
    Object.entries(of(schema)).map(([name, rule]) => [
      name,
      { ...rule, optional: !needed[name]?.required },
    ]),
  );
}

/** A restored form keeps its seal, the id by which it is saved once and its draft found again. */
function sealOf(borrador: drafts.Borrador | undefined): string {
  const text = borrador && drafts.draftValue(borrador, SEAL_FIELD);
  return text && readSeal(text) ? text : makeSeal();
}

/** Finds the draft that the address names, or an autosaved one to offer. */
export async function openKept(request: Request, userId: string) {
  const { borrador, autosaved } = await findKept(request, userId);
  const typed: FormReply | undefined = borrador && {
    initialValue: replyWith(drafts.formOf(borrador), "").initialValue,
  };
  return { typed, autosaved };
}

async function findKept(request: Request, userId: string) {
  const borrador = await requestedBorrador(request, userId);
  return { borrador, autosaved: borrador ? undefined : await findOffer(request, userId) };
}

export async function requestedBorrador(request: Request, userId: string) {
  const id = new URL(request.url).searchParams.get(drafts.BORRADOR_PARAM);
  return id ? findBorrador(id, userId) : undefined;
}

async function findOffer(request: Request, userId: string) {
  const found = await required(findAutosaved(userId, formPlaceOf(request.url)));
  const page = formAddress(request);
  return found && { ...found, page, href: formWith(found.id, page) };
}
