const UNITS = [
  { seconds: 365 * 24 * 60 * 60, one: "año", many: "años" },
  { seconds: 24 * 60 * 60, one: "día", many: "días" },
  { seconds: 60 * 60, one: "hora", many: "horas" },
  { seconds: 60, one: "minuto", many: "minutos" },
  { seconds: 1, one: "segundo", many: "segundos" },
];

export function formatDuration(seconds: number): string {
  for (const { seconds: unit, one, many } of UNITS) {
    const count = seconds / unit;
    if (Number.isInteger(count) && count > 0) return `${count} ${count === 1 ? one : many}`;
  }
  return "0 segundos";
}
