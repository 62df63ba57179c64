/** The word of the store or of the network, and what it means for the owner. */
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

export function explainBucket({ word }: BucketError): string {
  const found = REASONS.find(([pattern]) => pattern.test(word));
  return `${found?.[1] ?? "no contesta: revisa la red, el puerto y que esté en marcha"} (${word})`;
}
