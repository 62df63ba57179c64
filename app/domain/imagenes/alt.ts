export const ALT_MAX_LENGTH = 300;
