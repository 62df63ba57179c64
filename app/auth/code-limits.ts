/** Digits of a code of an app. */
export const CODE_LENGTH = 6;
/** What fits into its field: the digits, and the space between the two groups that apps show. */
export const CODE_FIELD_LENGTH = CODE_LENGTH + 1;

export const FACTOR_NAME_MAX = 60;
