import { privateMeta } from "~/http/page/meta";
import { notFound } from "~/http/responses/responses.server";
import { MessagePage } from "~/ui/page/message-page";
import { CATEGORIA_NO_ENCONTRADA } from "~nouns/categorias/rules/categoria";

export const meta = privateMeta(CATEGORIA_NO_ENCONTRADA.title);

export function loader() {
  throw notFound();
}

export const ErrorBoundary = () => <MessagePage {...CATEGORIA_NO_ENCONTRADA} />;

export default ErrorBoundary;
