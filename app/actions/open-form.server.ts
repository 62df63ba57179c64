import { BORRADOR_PARAM, type FormPage, withBorrador } from "~/domain/borradores/borrador";
import { findBorrador } from "~/domain/borradores/borradores.server";

export async function openForm<Page extends FormPage>(
  request: Request,
  userId: string,
  page: Page,
) {
  return withBorrador(page, await requestedBorrador(request, userId));
}

export async function requestedBorrador(request: Request, userId: string) {
  const id = new URL(request.url).searchParams.get(BORRADOR_PARAM);
  return id ? findBorrador(id, userId) : undefined;
}
