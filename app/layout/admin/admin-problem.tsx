import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { GONE_TEXT, GONE_TITLE, UNREAD_TEXT, UNREAD_TITLE } from "~/http/results/page-not-loaded";
import { paths } from "~/site/paths";
import { ProseLink } from "~/ui/page/link";
import { MessagePage } from "~/ui/page/message-page";
import { RequestCode } from "../request-code";

const BACK = { href: paths.admin(), label: "Volver al panel" };

const BIN = (
  <>
    {GONE_TEXT} Si se ha eliminado hace poco, puede estar en la{" "}
    <ProseLink href={paths.adminPapelera()}>papelera</ProseLink>.
  </>
);

export function AdminProblem() {
  const error = useRouteError();
  const { status = 500, data = "" } = isRouteErrorResponse(error) ? error : {};
  if (status === 404) return <MessagePage title={GONE_TITLE} text={BIN} link={BACK} />;
  if (status === 403)
    return <MessagePage title="Acceso restringido" text={data || UNREAD_TEXT} link={BACK} />;
  return (
    <MessagePage
      title={UNREAD_TITLE}
      text={
        <>
          {UNREAD_TEXT}
          <RequestCode lead=" Si sigue pasando, busca este código en el registro:" />
        </>
      }
      link={BACK}
    />
  );
}
