export const CODE_LENGTH = 6;
/** Apps show the digits as two groups with a space between them. */
export const CODE_FIELD_LENGTH = CODE_LENGTH + 1;

export const FACTOR_NAME_MAX = 60;
