/** Field of a form in the dialog, whose answer tells the next page and does not lead to it. */
export const EN_DIALOGO = "dialogo";
