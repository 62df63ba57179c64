import type { Seal } from "./form-seal.server";
import { TRAP_FIELD } from "./trap";

/** The shortest time in which a person can read the form and write a message. */
const MIN_WRITING_MS = 3_000;

/** A form cannot be older than now: a negative age shows that the clock was put back. */
const isHasty = ({ ageMs }: Seal) => ageMs >= 0 && ageMs < MIN_WRITING_MS;

/** False if a program seems to have sent the form; a person who was quick may send it again. */
export const isByPerson = (form: FormData, seal: Seal | undefined): seal is Seal =>
  seal !== undefined && !isHasty(seal) && !form.get(TRAP_FIELD);
