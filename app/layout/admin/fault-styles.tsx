import { useRouteError } from "@remix-run/react";
import adminCss from "~/styles/admin.css?url";

/** A route that gives way to the page of last resort takes its links with it. */
export function FaultStyles() {
  return useRouteError() === undefined ? null : <link rel="stylesheet" href={adminCss} />;
}
