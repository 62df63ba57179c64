/** The field and the sentence of a slug that another record has. @param other as «otra categoría» */
export const slugTaken = (other: string): [field: string, problem: string] => [
  "slug",
  `Ya hay ${other} con este slug: cambia alguna palabra`,
];
