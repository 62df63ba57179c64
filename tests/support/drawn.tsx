import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server";

/** @returns the HTML of an element that reads what every page knows of the site */
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

/** Leaves out classes: a test of structure is not about looks. */
export const withoutLooks = (html: string) => html.replace(/ class="[^"]*"/g, "");
