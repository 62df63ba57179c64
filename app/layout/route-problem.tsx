import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { FAILED_TITLE } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { BEYOND_TITLE, isLastPage, type LastPage } from "~/http/results/last-page";
import { MessagePage } from "~/ui/page/message-page";
import { NotFoundPicture } from "./site-picture";

const FAILED =
  "Ha ocurrido un error al cargar la información. Por favor, intenta de nuevo más tarde.";

interface RouteProblemProps {
  missing?: { title: string; text: string; link: { href: string; label: string } };
  failed?: string;
}

export function RouteProblem({ missing, failed = FAILED }: RouteProblemProps) {
  const error = useRouteError();
  const { here } = useSite();
  if (!isRouteErrorResponse(error)) throw error;
  if (isLastPage(error.data)) return <BeyondLastPage {...error.data} />;
  if (error.status === 404 && missing) {
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

function BeyondLastPage({ paginas, href }: LastPage) {
  const isWhole = paginas === 1;
  return (
    <MessagePage
      title={BEYOND_TITLE}
      text={
        isWhole
          ? "Esta lista cabe en una sola página."
          : `La lista termina en la página ${paginas}.`
      }
      link={{ href, label: isWhole ? "Ver la lista" : "Ir a la última página" }}
    />
  );
}
