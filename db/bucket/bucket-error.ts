/** Patterns for error codes of the store or the network, with their meaning for the owner. */
const REASONS: readonly [RegExp, string][] = [
  [/^(NoSuchBucket|InvalidBucketName)$/, "en ese servidor no hay un bucket con ese nombre"],
  [/^(InvalidAccessKeyId|SignatureDoesNotMatch)$/, "el servidor no acepta esa clave"],
  [
    /^(AccessDenied|HTTP 401|HTTP 403)$/,
    "esa clave no puede leer, escribir, listar y borrar en ese bucket",
  ],
  [/^RequestTimeTooSkewed$/, "el reloj de esta máquina no va en hora"],
  [
    /^(PermanentRedirect|TemporaryRedirect|AuthorizationHeaderMalformed|HTTP 30\d)$/,
    "la dirección o la región no son las de ese bucket",
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, "no se encuentra ese servidor: revisa la dirección"],
  [
    /^private address$/,
    "esa dirección es de esta máquina o de su red, y no de un almacén de fuera",
  ],
  [/^no https$/, "la dirección tiene que empezar por https://"],
  [/^too large$/, "lo que hay allí es más grande de lo que puede ser"],
  [/CERT|SSL|TLS/, "el certificado de ese servidor no vale"],
  [/^(HTTP 4\d\d|other bytes)$/, "en esa dirección no contesta un almacén S3"],
];

/** Carries a short word of the answer and never the address, which holds the key. */
export class BucketError extends Error {
  override name = "BucketError";
  readonly code = "EBUCKET";
  readonly word: string;
  constructor(word: string) {
    super(`bucket: ${word}`);
    this.word = word;
  }
}

/** True if the error lasts until somebody changes the address, the key or the bucket. */
export const isLasting = ({ word }: BucketError) =>
  /^(NoSuchBucket|InvalidBucketName|InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|PermanentRedirect|AuthorizationHeaderMalformed)$/.test(
    word,
  );

/** True if asking again may help: an answer of 5xx or none, but no refusal by our own rules. */
export const isPassing = ({ word }: BucketError) =>
  /^(HTTP 5\d\d|InternalError|ServiceUnavailable|SlowDown|UND_ERR_SOCKET|E[A-Z_]+)$/.test(word);

export function explainBucket({ word }: BucketError): string {
  const found = REASONS.find(([pattern]) => pattern.test(word));
  return `${found?.[1] ?? "no contesta: revisa la red, el puerto y que esté en marcha"} (${word})`;
}
