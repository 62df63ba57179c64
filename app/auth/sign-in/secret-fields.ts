/** Fields of forms that are neither sent back nor stored. */
export const SECRET_FIELDS = ["password", "code", "token", "secret"];
