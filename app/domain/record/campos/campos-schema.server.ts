import * as schemas from "~/http/text/text-schemas";
import { upTo } from "~base/texto";
import { type Campo, type Campos, mapCampos } from "./campo";

function textSchema({ max, required, subject, rows }: Campo) {
  const limit = upTo(max, subject);
  if (required) return (rows ? schemas.paragraphs : schemas.line)({ required, ...limit });
  return (rows ? schemas.optionalParagraphs : schemas.optionalLine)(limit);
}

export const shapeOf = <Name extends string>(campos: Campos<Name>) => mapCampos(campos, textSchema);
