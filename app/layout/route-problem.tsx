import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { FAILED_TITLE } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { isLastPage } from "~/http/replies/last-page";
import { MessagePage } from "~/ui/page/message-page";
import { BeyondLastPage } from "./beyond-last-page";
import { NotFoundPicture } from "./site-picture";

const FAILED =
  "Ha ocurrido un error al cargar la información. Por favor, intenta de nuevo más tarde.";

interface RouteProblemProps {
  missing: { title: string; text: string; link: { href: string; label: string } };
  failed?: string;
}

export function RouteProblem({ missing, failed = FAILED }: RouteProblemProps) {
  const error = useRouteError();
  const { here } = useSite();
  if (!isRouteErrorResponse(error)) throw error;
  if (isLastPage(error.data)) return <BeyondLastPage {...error.data} />;
  if (error.status === 404) {
    return (
      <MessagePage {...missing}>
        <NotFoundPicture />
      </MessagePage>
    );
  }
  if (error.status === 503) {
    return (
      <MessagePage
        title={FAILED_TITLE}
        text={failed}
        link={{ href: here, label: "Volver a intentarlo" }}
      />
    );
  }
  throw error;
}
