import { required } from "~/http/responses/responses.server";
import { findRules } from "~nouns/ajustes/ajustes.server";

/** The owner's colours as a file, for accounts and desk, whose policy refuses inlined styles. */
export async function loader() {
  return new Response(await required(findRules()), {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "max-age=3600" },
  });
}
