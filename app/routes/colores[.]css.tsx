import { required } from "~/http/responses/responses.server";
import { findRules } from "~nouns/ajustes/ajustes.server";

/** Gives the pages of accounts and the desk the owner's colours: their policy takes no inlined sheet. */
export async function loader() {
  return new Response(await required(findRules()), {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "max-age=3600" },
  });
}
