import type { LinksFunction } from "@remix-run/node";
import adminCss from "~/admin.css?url";

/** The stylesheet of /auth and /admin. */
export const adminStyles: LinksFunction = () => [{ rel: "stylesheet", href: adminCss }];
