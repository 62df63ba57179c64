import QRCode from "qrcode";

export interface QrDrawing {
  /** The quiet zone is included. */
  size: number;
  path: string;
}

const QUIET_ZONE = 4;

/** Draws a text as QR code here, so that no other service sees it. */
export function drawQr(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      squares.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path: squares.join("") };
}
