import { BLEED, H, W } from "./svg";

/** Soft paper shadows and the slight unevenness of scissors. */
export const DEFS =
  `<defs><filter id="cut" x="-20%" y="-20%" width="150%" height="150%">` +
  `<feDropShadow dx="4" dy="7" stdDeviation="5" flood-color="#4A2E1C" flood-opacity="0.2"/>` +
  `</filter><filter id="lift" x="-20%" y="-20%" width="150%" height="150%">` +
  `<feDropShadow dx="7" dy="12" stdDeviation="9" flood-color="#4A2E1C" flood-opacity="0.2"/>` +
  `</filter><filter id="hand" filterUnits="userSpaceOnUse" x="${-BLEED}" y="-60" ` +
  `width="${W + 2 * BLEED}" height="${H + 120}" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="2" seed="4" result="n"/>` +
  `<feDisplacementMap in="SourceGraphic" in2="n" scale="9" xChannelSelector="R" ` +
  `yChannelSelector="G"/></filter></defs>`;

/** Drawn around the frame and cut away again: the displacement frays the outer edge. */
const MARGIN = 24;

/** The picture as SVG, `margin` pixels larger on every side than `width` × `height`. */
export function svgOf(inner: string, width: number, height: number, left: number) {
  const scale = height / H;
  const margin = Math.round(MARGIN * scale);
  const m = margin / scale;
  const span = width / scale;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + margin * 2}" ` +
    `height="${height + margin * 2}" viewBox="${left - m} ${-m} ${span + m * 2} ${H + m * 2}">` +
    `${DEFS}<g filter="url(#hand)">${inner}</g></svg>`;
  return { svg, margin };
}
