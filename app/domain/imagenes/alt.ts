/** Characters of the text of a picture, for who does not see it. */
export const ALT_MAX_LENGTH = 300;
