import { isRouteErrorResponse, type MetaFunction, useRouteError } from "@remix-run/react";
import { pageMeta } from "~/http/meta";
import { paths } from "~/paths";
import { MessagePage } from "~/ui/message-page";
import { RequestCode } from "./request-code";
import { SiteFrame } from "./site-frame";
import { NotFoundPicture } from "./site-picture";

export const NOT_FOUND_TITLE = "Oops! Page not found";
const FAULT_TITLE = "Algo ha fallado";

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Head of the page of last resort; every other page brings its own, which takes the place of this. */
export const errorMeta: MetaFunction = (args) => {
  if (!args.error) return [];
  const title = isMissing(args.error) ? NOT_FOUND_TITLE : FAULT_TITLE;
  return pageMeta(args, { title, noindex: true });
};

/** The page of last resort: an unknown address, or a fault with the id under which it is logged. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <SiteFrame>
      {isMissing(error) ? (
        <NotFoundPage />
      ) : (
        <MessagePage
          title={FAULT_TITLE}
          text={
            <>
              No es culpa tuya. Vuelve a intentarlo dentro de un momento; si sigue pasando,
              escríbenos
              <RequestCode lead=" e incluye este código:" />
            </>
          }
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
      lang="en"
      text="No hemos encontrado la página que buscas. Puede que haya cambiado de sitio o que ya no exista."
      link={{ href: paths.home(), label: "Volver al inicio" }}
    >
      <NotFoundPicture />
    </MessagePage>
  );
}
