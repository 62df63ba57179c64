import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server";

/** @returns the HTML of an element that uses data of the site, as all pages have */
export async function drawOnSite(element: ReactElement, site: object = {}): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    {
      id: "root",
      path: "*",
      element,
      loader: () => ({ here: "/", amazonTags: {}, networks: [], marks: {}, ...site }),
    },
  ]);
  const context = await query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("the page must not answer by itself");
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}

/** Drops classes, so that tests of structure do not depend on looks. */
export const withoutLooks = (html: string) => html.replace(/ class="[^"]*"/g, "");
