import type { Foto } from "~/domain/imagenes/rules/fotos";
import { paths } from "~/site/paths";

type Answer = { foto: Foto; problem?: undefined } | { foto?: undefined; problem: string };

const NO_ANSWER = {
  problem: "No ha llegado: el sitio no contesta o no hay conexión. Vuelve a probar.",
};

/** No `fetch`: it does not tell how much of a file has left. */
export function sendPicture(
  body: FormData | URLSearchParams,
  onShare?: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", paths.adminImagenesSubir());
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onShare?.(loaded / total);
    request.onloadend = () => resolve(request.response ?? NO_ANSWER);
    request.send(body);
  });
}
