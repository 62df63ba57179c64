/** Names in the words of CSS and sharp the part that a crop keeps. The centre is stored as null. */
export const FOCOS = {
  "left-top": "Arriba a la izquierda",
  top: "Arriba",
  "right-top": "Arriba a la derecha",
  left: "A la izquierda",
  center: "Centro",
  right: "A la derecha",
  "left-bottom": "Abajo a la izquierda",
  bottom: "Abajo",
  "right-bottom": "Abajo a la derecha",
} as const;

export const CENTRO = "center";
