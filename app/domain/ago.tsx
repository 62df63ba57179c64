import { useSite } from "~/http/page/site-data";
import { formatRelative } from "./fechas";

/** Counts from the time at which the page was made, so that server and browser say the same. */
export const Ago = ({ at }: { at: string }) => formatRelative(at, useSite().now);
