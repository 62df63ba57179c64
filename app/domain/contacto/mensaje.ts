export interface Mensaje {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const NAME_MAX = 200;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5_000;

/** Programs fill in this field, which people do not see. */
export const TRAP_FIELD = "web";
