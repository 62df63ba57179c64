/** Refuses a slug that another record has. @param other names it in its gender: «otra categoría» */
export const slugTaken = (other: string): [field: string, problem: string] => [
  "slug",
  `Ya hay ${other} con este slug: cambia alguna palabra`,
];
