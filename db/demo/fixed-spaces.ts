const BEFORE_UNIT =
  /(?<=\d) (?=(?:°C|%|€|km|cm|mm|m|kg|mg|g|ml|l|lux|dB|mAh|kWh|GHz|GB|K|W|V|h|min|UI)(?![\p{L}\d]))/gu;

const IN_SIZES = /(?<=\d) × (?=\d)/g;
const BEFORE_NUMBER = /(?<=\bUNE-EN|\bECE) (?=R?\d)/g;

/** No line breaks between a number and its unit: `38 °C`. */
export const withFixedSpaces = (text: string): string => text.replace(BEFORE_UNIT, "\u00a0");

/** Prose has the room to keep a size or the name of a norm in one piece: `88 × 59 cm`. */
export const withFixedSpacesInProse = (text: string): string =>
  withFixedSpaces(text).replace(IN_SIZES, "\u00a0×\u00a0").replace(BEFORE_NUMBER, "\u00a0");

export function fixSpacesOf<T extends object>(record: T, fields: readonly (keyof T)[]): T {
  const fixed = { ...record };
  for (const field of fields) fixed[field] = fixValue(record[field]);
  return fixed;
}

function fixValue<V>(value: V): V {
  if (typeof value === "string") return withFixedSpacesInProse(value) as V;
  return Array.isArray(value) ? (value.map(withFixedSpaces) as V) : value;
}
