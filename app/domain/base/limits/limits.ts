const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  max: number;
  /** Starts at the first attempt. If blocks grow, a pause of this length resets the count. */
  windowMs: number;
  /** Doubles with each further attempt. Without it, a block lasts until the window ends. */
  firstBlockMs?: number;
  maxBlockMs?: number;
}

/** Limits for one address that each process counts in its own memory. */
export const IN_MEMORY = {
  searches: { max: 60, windowMs: MINUTE },
  /** Typing one search asks for about eight suggestions. */
  suggestions: { max: 120, windowMs: MINUTE },
  drawn: { max: 300, windowMs: MINUTE },
  /** A person who mistypes may send a form several times a minute. */
  refused: { max: 60, windowMs: MINUTE },
  clics: { max: 60, toOne: 5, windowMs: HOUR },
  /** An office behind one address may read this much; more would be made up. */
  vistas: { max: 300, toOne: 30, windowMs: HOUR },
  origenes: { max: 30, toOne: 10, windowMs: HOUR },
};

/** Limits for one address and its wide network, counted in the database for all processes. */
export const OF_ADDRESS = {
  "acceso:red": { max: 20, windowMs: 15 * MINUTE },
  contacto: { max: 5, windowMs: HOUR },
  observaciones: { max: 30, windowMs: HOUR },
  registro: { max: 30, windowMs: HOUR },
};

const GROWING = { max: 5, windowMs: 15 * MINUTE, firstBlockMs: 30_000, maxBlockMs: HOUR };

/** Limits for a person, account or token, counted in the database for all processes. */
export const OF_PERSON = {
  "acceso:cuenta-y-red": GROWING,
  /** Browsers that have signed in before have a count of their own, so others cannot block them. */
  "acceso:navegador": GROWING,
  "acceso:cuenta": { max: 30, windowMs: HOUR },
  "codigo:reto": { max: 5, windowMs: HOUR },
  "codigo:cuenta": { max: 10, windowMs: HOUR },
  "codigo:recuperacion": { max: 10, windowMs: HOUR },
  "codigo:llave": { max: 10, windowMs: HOUR },
  /**
   * After so many wrong app codes in a row only a recovery code or the command line helps (NIST
   * 800-63B). Retention keeps this count, because slow guessing would never reach it otherwise.
   */
  "codigos-seguidos": { max: 100, windowMs: 100 * 365 * DAY },
  /** Limits password hashing: hashes wait for each other, so a flood must not reach them. */
  resumen: { max: 30, windowMs: HOUR },
  correo: { max: 3, windowMs: DAY },
  "correo:prueba": { max: 20, windowMs: HOUR },
  invitacion: { max: 20, windowMs: DAY },
  revision: { max: 20, windowMs: DAY },
  fotos: { max: 20, windowMs: MINUTE },
};

/** A wide network (/48) may make this many times the attempts of a single network. */
export const WIDE_FACTOR = 10;

/** Needed because a client that owns a /48 can use any of its 65,536 networks. */
export function wideNetwork(clientAddress: string): string | undefined {
  const groups = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(clientAddress)?.[1];
  return groups && `${groups}:/48`;
}
