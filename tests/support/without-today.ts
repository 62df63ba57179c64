const DATE = /\d{1,2} de [a-z]+( de \d{4})?/g;

/** A kept text without what differs from day to day. */
export const withoutToday = (text: string) =>
  text.replace(DATE, "[fecha]").replace(/\b20\d\d\b/g, "[año]");
