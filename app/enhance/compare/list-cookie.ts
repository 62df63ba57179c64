import { COMPARE_COOKIE, parseLista } from "~/domain/comparativa/lista";

/** @returns undefined without such a cookie; a list that was emptied on purpose has one */
export function readLista(cookies: string): string[] | undefined {
  const pair = cookies.split("; ").find((each) => each.startsWith(`${COMPARE_COOKIE}=`));
  return pair === undefined ? undefined : parseLista(pair.slice(COMPARE_COOKIE.length + 1));
}
