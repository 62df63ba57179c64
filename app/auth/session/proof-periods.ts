export const LINK_HOURS = { verify: 24, reset: 1, set_password: 7 * 24, email: 1 } as const;

export const RECENT_MINUTES = 5;

export const nextHours = (hours: number) =>
  hours === 1 ? "la próxima hora" : `las próximas ${hours} horas`;
