import { describe, expect, it } from "vitest";
import { toMarks, withoutBullets } from "~record/marcas/marcas";

describe("a copied text", () => {
  it.each([
    // On a Spanish Mac «#» is typed with Alt; a space with Alt still pressed is a hard one.
    ["##\u00a0Dormir", "## Dormir"],
    ["###\u202fDormir\n####\tDormir\n##\u200b Dormir", "### Dormir\n#### Dormir\n## Dormir"],
    ["-\u00a0uno\n-\tdos\n>\u2003tres", "- uno\n- dos\n> tres"],
    [
      "1.\u00a0uno\n2)\tdos\n3.- tres\n4- cuatro\n5.) cinco",
      "1. uno\n2. dos\n3. tres\n4. cuatro\n5. cinco",
    ],
    ["::aviso\u00a0Ojo con esto", "::aviso Ojo con esto"],
    ["::descartado\u00a0Zuri | Cara", "::descartado Zuri | Cara"],
    ["::eleccion\u00a0cuna\u00a0|\u00a0La mejor", "::eleccion cuna | La mejor"],
    ["|\u00a0---\u00a0|\u00a0---\u00a0|", "| --- | --- |"],
    [`![](/media/${"a".repeat(24)})\u00a0Con pie`, `![](/media/${"a".repeat(24)}) Con pie`],
    ["[a](https://x.test\u00a0afiliado)", "[a](https://x.test afiliado)"],
    [
      "•\tuno\n•\u00a0dos\n· tres\n– cuatro\n▪\tcinco\n‣ seis",
      "- uno\n- dos\n- tres\n- cuatro\n- cinco\n- seis",
    ],
    ["\uf0b7\tuno\n\uf0a7  dos\n\uf0d8\u00a0tres", "- uno\n- dos\n- tres"],
    ["▪️ uno\n● dos\n➢ tres\n− cuatro\n⁃\tcinco", "- uno\n- dos\n- tres\n- cuatro\n- cinco"],
    ["•Uno\n·Dos\n▪¿Tres?", "- Uno\n- Dos\n- ¿Tres?"],
    ["\t•\tuno\n    ◦ dos\n   1)  tres\n  - cuatro", "- uno\n- dos\n1. tres\n- cuatro"],
    [
      "o\tuno\no   dos\n§\ttres\nØ\u00a0\u00a0cuatro\nü\tcinco",
      "- uno\n- dos\n- tres\n- cuatro\n- cinco",
    ],
    ["• uno\no Dos\no Tres", "- uno\n- Dos\n- Tres"],
    ["* uno\n* dos\n+ tres", "- uno\n- dos\n- tres"],
  ])("%j becomes %j", (copied, marked) => {
    expect(toMarks(copied)).toBe(marked);
    expect(toMarks(marked)).toBe(marked);
  });

  it.each([
    "##Sin espacio",
    "# Un hash",
    "## ",
    "##\u00a0",
    " ## Uno",
    "\t> Uno",
    "•",
    "• ",
    "o bien lo lavas a mano",
    "o Madrid",
    "• uno\no bien dos".split("\n")[1] ?? "",
    "* Precio del día",
    "* Una\n** Otra",
    "-5 °C",
    "– ",
    "—Hola —dijo.",
    "— Hola",
    "●●○ Difícil",
    "1985. Un año\n1985) Otro",
    "0- 6 meses",
    "3-4 años",
    "1º de primaria",
    "a) uno",
    "2 · 3",
    "§ 3 de la ley",
    "✓ Ligero",
    "Un 10\u00a0kg de más",
    "| 99\u00a0€ | x |",
    "   ",
  ])("%j stays as it is", (typed) => {
    expect(toMarks(typed)).toBe(typed);
  });

  it("keeps its lines, and reads every way to break them", () => {
    expect(toMarks("• a\r\n\r\n• b\r• c\n")).toBe("- a\n\n- b\n- c\n");
  });

  it("of endless blanks, marks and lines is read in no time", () => {
    const blanks = "\u00a0".repeat(100_000);
    expect(toMarks(`##${blanks}`)).toBe(`##${blanks}`);
    expect(toMarks(`${blanks}•${blanks}a`)).toBe("- a");
    expect(toMarks("• a\n".repeat(50_000))).toHaveLength(200_000);
  });
});

it("a list of lines needs no bullets, and keeps what only looks like one", () => {
  const typed = "• Ligera\n- Plegable\n-\u00a0Barata\n- 5 °C menos\n-5 °C\nPesa – y mucho\n1) Uno";
  expect(withoutBullets(typed)).toBe(
    "Ligera\nPlegable\nBarata\n- 5 °C menos\n-5 °C\nPesa – y mucho\n1) Uno",
  );
});
