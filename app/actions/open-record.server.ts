import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  BORRADOR_PARAM,
  type Borrador,
  type FormPage,
  formOf,
  withBorrador,
} from "~/domain/borradores/borrador";
import { findAutosaved, findBorrador, formWith } from "~/domain/borradores/borradores.server";
import { notFound, required, seeOther } from "~/http/answers/responses.server";
import { replyWith } from "~/http/forms/form.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import type { FormReply } from "~/http/replies/form-reply";
import { returnPathOf } from "~/http/requests/return-path";
import { formAddress } from "./form-picture.server";
import { recordId } from "./record-route";

export interface RecordPages<Page> {
  list: string;
  blank(): Promise<Page>;
  find(id: string): Promise<Page | undefined>;
}

export async function openRecord<Page extends FormPage>(
  { request, params, context }: LoaderFunctionArgs,
  userId: string,
  { list, blank, find }: RecordPages<Page>,
) {
  const id = recordId(params.id);
  const borrador = await requestedBorrador(request, userId);
  const autosaved = borrador ? undefined : await findOffer(request, userId);
  const found = await required(id === undefined ? blank() : find(id));
  if (!found && autosaved) throw seeOther(autosaved.href);
  // The row was deleted while it was edited: the page still shows what was typed.
  if (!found && !borrador && !context.isFormRefused) throw notFound();
  const page = { ...(found ?? (await blank())), id, idem: makeSeal() };
  return { ...withBorrador(page, borrador), autosaved, volver: returnPathOf(request, list) };
}

/** A form shows a draft as what its author typed last. */
export function typedIn(borrador: Borrador | undefined): FormReply | undefined {
  return borrador && { initialValue: replyWith(formOf(borrador), "").initialValue };
}

export async function requestedBorrador(request: Request, userId: string) {
  const id = new URL(request.url).searchParams.get(BORRADOR_PARAM);
  return id ? findBorrador(id, userId) : undefined;
}

async function findOffer(request: Request, userId: string) {
  const found = await required(findAutosaved(userId, new URL(request.url).pathname));
  const page = formAddress(request);
  return found && { at: found.at, page, href: formWith(found.id, page) };
}
