import { generateSecret, generateURI, verify } from "otplib";
import QRCode from "qrcode";

const STEP_S = 30;
const TOLERANCE_S = 30;
const QUIET_ZONE = 4;

export const latestStep = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_S) + 1;
export const newTotpSecret = () => generateSecret();

export type Enrolling = ReturnType<typeof presentSecret>;

/** Draws the QR code here, because no other service may see the secret. */
export function presentSecret(secret: string, email: string, issuer: string) {
  const uri = generateURI({ issuer, label: email, secret });
  const { size, data } = QRCode.create(uri, { errorCorrectionLevel: "M" }).modules;
  const squares = Array.from(data, (isDark, index) => {
    const row = Math.floor(index / size);
    return isDark ? `M${(index % size) + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z` : "";
  });
  return { secret, uri, qr: { size: size + 2 * QUIET_ZONE, path: squares.join("") } };
}

export async function findStep(secret: string, code: string, now: Date) {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_S });
  return result.valid ? Math.floor(epoch / STEP_S) + result.delta : undefined;
}
