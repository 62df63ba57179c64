import { isRouteErrorResponse, type MetaFunction, useRouteError } from "@remix-run/react";
import { pageMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { BrandLink } from "~/ui/page/link";
import { MessagePage } from "~/ui/page/message-page";
import { SearchForm } from "~features/busqueda/screens/search-form";
import { RequestCode } from "./request-code";
import { SiteFrame } from "./site-frame";
import { NotFoundPicture } from "./site-picture";

export const NOT_FOUND_TITLE = "Página no encontrada";
const FAULT_TITLE = "Algo ha fallado";

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export const errorMeta: MetaFunction = (args) => {
  if (!args.error) return [];
  const title = isMissing(args.error) ? NOT_FOUND_TITLE : FAULT_TITLE;
  return pageMeta(args, { title, noindex: true });
};

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
      text={
        <>
          <span lang="en" className="mb-2 block text-base">
            Oops! Page not found
          </span>
          No hemos encontrado la página que buscas. Puede que haya cambiado de sitio o que ya no
          exista.
        </>
      }
      ways={<Ways />}
    >
      <NotFoundPicture />
    </MessagePage>
  );
}

function Ways() {
  const links = [
    { href: paths.categorias(), label: "Ver todas las categorías" },
    { href: paths.comparativas(), label: "Comparativas" },
    { href: paths.consejos(), label: useSite().consejos },
  ];
  return (
    <>
      <search className="w-full max-w-md">
        <SearchForm id="busqueda" />
      </search>
      <ul className="flex flex-wrap justify-center gap-3">
        <li>
          <BrandLink href={paths.home()}>Volver al inicio</BrandLink>
        </li>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="btn btn-quiet bg-surface">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
