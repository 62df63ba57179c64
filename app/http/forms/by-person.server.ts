import type { Seal } from "./form-seal.server";
import { TRAP_FIELD } from "./trap";

/** A person needs longer to read the form and write a message. */
const MIN_WRITING_MS = 3_000;

/** A negative age says nothing, because the clock was put back. */
const isHasty = ({ ageMs }: Seal) => ageMs >= 0 && ageMs < MIN_WRITING_MS;

/** False for what a program seems to have sent: a person who was quick may send it again. */
export const isByPerson = (form: FormData, seal: Seal | undefined): seal is Seal =>
  seal !== undefined && !isHasty(seal) && !form.get(TRAP_FIELD);
