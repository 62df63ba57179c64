import { useSite } from "~/http/page/site-data";
import { formatLongTime, formatRelative } from "./fechas";

/** Counts from the time when the page was drawn, so that server and browser show the same. */
export const Ago = ({ at, className }: { at: string; className?: string }) => (
  <time dateTime={at} title={formatLongTime(at)} className={className}>
    {formatRelative(at, useSite().now)}
  </time>
);
