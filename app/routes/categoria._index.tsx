import type { MetaFunction } from "@remix-run/node";
import { CATEGORIA_NO_ENCONTRADA } from "~/domain/categorias/rules/categoria";
import { notFound } from "~/http/answers/responses.server";
import { pageMeta } from "~/http/page/meta";
import { MessagePage } from "~/ui/page/message-page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: CATEGORIA_NO_ENCONTRADA.title, noindex: true });

export function loader() {
  throw notFound();
}

export function ErrorBoundary() {
  return <MessagePage {...CATEGORIA_NO_ENCONTRADA} />;
}

export default ErrorBoundary;
