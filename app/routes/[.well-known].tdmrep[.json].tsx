import { required } from "~/http/responses/responses.server";
import { ON } from "~nouns/ajustes/ajuste";
import { getAjustes } from "~nouns/ajustes/ajustes.server";

/** The W3C's TDM Reservation Protocol, where 1 reserves the rights to text and data mining. */
export async function loader() {
  const { maquinas_entrenar } = await required(getAjustes());
  const reserved = maquinas_entrenar === ON ? 0 : 1;
  const headers = { "Cache-Control": "public, no-cache" };
  return Response.json([{ location: "/", "tdm-reservation": reserved }], { headers });
}
