/** A message as a visitor writes it; the fields are the columns of `mensajes`. */
export interface Mensaje {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const NAME_MAX = 200;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5_000;

/** A field that people do not see and programs fill in. */
export const TRAP_FIELD = "web";
