const DATE =
  /\d{1,2} (?:de [a-z]+(?: de \d{4})?|(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)\b(?: \d{4})?)/g;

/** Replaces dates and years in a text that is compared with one of another day. */
export const withoutToday = (text: string) =>
  text.replace(DATE, "[fecha]").replace(/\b20\d\d\b/g, "[año]");
