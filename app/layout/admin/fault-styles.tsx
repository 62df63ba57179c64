import { useRouteError } from "@remix-run/react";
import adminCss from "~/styles/admin.css?url";

/** Loads the admin's style for the root's error page: Remix drops the links of a failed route. */
export function FaultStyles() {
  return useRouteError() === undefined ? null : <link rel="stylesheet" href={adminCss} />;
}
