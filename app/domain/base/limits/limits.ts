const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  max: number;
  /** Starts with the first attempt. Where blocks grow, a quiet time of this length forgets the count. */
  windowMs: number;
  /** Each further attempt doubles it. Without it a block lasts until the window ends. */
  firstBlockMs?: number;
  maxBlockMs?: number;
}

/** Each process counts these of an address in its memory. */
export const IN_MEMORY = {
  searches: { max: 60, windowMs: MINUTE },
  /** One search asks for some eight of them. */
  suggestions: { max: 120, windowMs: MINUTE },
  drawn: { max: 300, windowMs: MINUTE },
  /** A person who mistypes sends a form some times a minute. */
  refused: { max: 60, windowMs: MINUTE },
  clics: { max: 60, toOne: 5, windowMs: HOUR },
  /** An office behind one address reads as much; more is invented. */
  vistas: { max: 300, toOne: 30, windowMs: HOUR },
  origenes: { max: 30, toOne: 10, windowMs: HOUR },
};

/** All processes count these of an address, and of its wide network, in the database. */
export const OF_ADDRESS = {
  "acceso:red": { max: 20, windowMs: 15 * MINUTE },
  contacto: { max: 5, windowMs: HOUR },
  registro: { max: 30, windowMs: HOUR },
};

const GROWING = { max: 5, windowMs: 15 * MINUTE, firstBlockMs: 30_000, maxBlockMs: HOUR };

/** All processes count these in the database, by a person, an account or a token. */
export const OF_PERSON = {
  "acceso:cuenta-y-red": GROWING,
  /** Browsers that have signed in to the account before have their own count. */
  "acceso:navegador": GROWING,
  "acceso:cuenta": { max: 30, windowMs: HOUR },
  "codigo:reto": { max: 5, windowMs: HOUR },
  "codigo:cuenta": { max: 10, windowMs: HOUR },
  /** Guesses at codes of the app must not block recovery codes. */
  "codigo:recuperacion": { max: 10, windowMs: HOUR },
  /**
   * After this many wrong app codes in a row only a recovery code or the command line helps (NIST 800-63B).
   * Retention does not delete this count, or slow guessing would never reach the limit.
   */
  "codigos-seguidos": { max: 100, windowMs: 100 * 365 * DAY },
  /** Hashes keep each other waiting, so a flood is refused before it costs any. */
  resumen: { max: 30, windowMs: HOUR },
  correo: { max: 3, windowMs: DAY },
  "correo:prueba": { max: 20, windowMs: HOUR },
  invitacion: { max: 20, windowMs: DAY },
  fotos: { max: 20, windowMs: MINUTE },
};

/** All networks inside one wide network (/48) together may make so many times the attempts of one. */
export const WIDE_FACTOR = 10;

/** A client with a /48 may come from each of its 65,536 networks in turn. */
export function wideNetwork(clientAddress: string): string | undefined {
  const groups = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(clientAddress)?.[1];
  return groups && `${groups}:/48`;
}
