import type { LinksFunction } from "@remix-run/node";
import adminCss from "~/styles/admin.css?url";

export { retryHeaders as headers } from "~/http/responses/retry-headers";
export { readPart as clientLoader } from "~/http/results/page-not-loaded";
export { AdminProblem as ErrorBoundary } from "./admin-problem";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminCss }];
