import { generateSecret, generateURI, verify } from "otplib";

const STEP_S = 30;
/** Clocks of phones are this far off at most; one step before and after is good too. */
const TOLERANCE_S = 30;

export const latestStep = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_S) + 1;

export const newTotpSecret = () => generateSecret();

export function totpUri(secret: string, email: string, issuer: string): string {
  return generateURI({ issuer, label: email, secret });
}

/**
 * The time step that a code belongs to.
 * @param code six digits; the library throws on anything else
 * @returns undefined for a wrong code
 */
export async function findStep(
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_S });
  return result.valid ? Math.floor(epoch / STEP_S) + result.delta : undefined;
}
