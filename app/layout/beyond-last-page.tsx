import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { BEYOND_TITLE, isLastPage, type LastPage } from "~/http/replies/last-page";
import { MessagePage } from "~/ui/page/message-page";

export function BeyondLastPage({ paginas, href }: LastPage) {
  return paginas === 1 ? (
    <MessagePage
      title={BEYOND_TITLE}
      text="Esta lista cabe en una sola página."
      link={{ href, label: "Ver la lista" }}
    />
  ) : (
    <MessagePage
      title={BEYOND_TITLE}
      text={`La lista termina en la página ${paginas}.`}
      link={{ href, label: "Ir a la última página" }}
    />
  );
}

/** For lists that answer nothing else but a page number behind the last with an error. */
export function BeyondLastBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !isLastPage(error.data)) throw error;
  return <BeyondLastPage {...error.data} />;
}
