import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { usePageContext } from "~/http/page-context";
import { paths } from "~/paths";
import { MessagePage } from "~/ui/message-page";
import { SiteFrame } from "./site-frame";
import { NotFoundPicture } from "./site-picture";

export const NOT_FOUND_TITLE = "Oops! Page not found";

/** The page of last resort: an unknown address, or a fault with the id under which it is logged. */
export function ErrorPage() {
  const error = useRouteError();
  const requestId = usePageContext()?.requestId;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <SiteFrame>
      {isMissing ? (
        <NotFoundPage />
      ) : (
        <MessagePage
          title="Algo ha fallado"
          text={`No es culpa tuya. Vuelve a intentarlo dentro de un momento; si sigue pasando, escríbenos e incluye este código: ${requestId}`}
          link={{ href: paths.home(), label: "Volver al inicio" }}
        />
      )}
    </SiteFrame>
  );
}

export function NotFoundPage() {
  return (
    <MessagePage
      title={NOT_FOUND_TITLE}
      text="No hemos encontrado la página que buscas. Puede que haya cambiado de sitio o que ya no exista."
      link={{ href: paths.home(), label: "Volver al inicio" }}
    >
      <NotFoundPicture />
    </MessagePage>
  );
}
