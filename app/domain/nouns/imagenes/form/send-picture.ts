import { whyUnsent } from "~/http/results/why-unsent";
import { paths } from "~/site/paths";
import type { Foto } from "~nouns/imagenes/rules/fotos";

type Answer = { foto: Foto; problem?: undefined } | { foto?: undefined; problem: string };

const SIGNED_OUT =
  "No se ha subido: tu sesión ha terminado. Inicia sesión en otra pestaña y vuelve a intentarlo.";

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export function sendPicture(
  body: FormData | URLSearchParams,
  onShare?: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", paths.adminImagenesSubir());
    request.upload.onprogress = ({ loaded, total }) => onShare?.(loaded / total);
    request.onloadend = () => resolve(answerOf(request));
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Answer {
  const { status, responseText, responseURL } = request;
  if (/^application\/json/.test(request.getResponseHeader("Content-Type") ?? "")) {
    return JSON.parse(responseText);
  }
  const isSignIn = responseURL.includes(`${location.origin}${paths.auth()}`);
  return { problem: isSignIn ? SIGNED_OUT : whyUnsent(status, responseText) };
}
