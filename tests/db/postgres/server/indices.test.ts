import { it } from "vitest";
import { fold } from "~base/texto";
import { testDatabase } from "../../../support/database";
import { insertRows } from "../../../support/insert-rows";

testDatabase();

/** A text that no index can compress; letters of Korean even fold to three letters each. */
function longest(first: number, signs: number, length: number): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return String.fromCharCode(first + (seed % signs));
  };
  return Array.from({ length }, next).join("");
}

const korean = (length: number) => longest(0xac00, 11_172, length);
const chinese = (length: number) => longest(0x4e00, 20_000, length);
const ADDRESS = `https://a.es/${chinese(662)}`;
const ID = "B".repeat(40);
const SLUG = "s".repeat(120);

it.each([
  ["Korean", korean],
  ["Chinese", chinese],
])(
  "the indexes take the longest titles, addresses and texts of pictures in %s",
  async (_, text) => {
    const whole = { id: ID, slug: SLUG, titulo_folded: fold(text(300)) };
    const nombre_folded = fold(text(120));
    await insertRows("categorias", { id: "c", slug: SLUG, imagen_url: ADDRESS, nombre_folded });
    await insertRows("productos", { ...whole, category: SLUG, imageurl: ADDRESS });
    await insertRows("consejos", { ...whole, imagen: ADDRESS });
    await insertRows("imagenes_externas", { url: ADDRESS, origen: "externa", created_at: "" });
    const [alt_folded, credito_folded] = [fold(text(300)), fold(text(200))];
    await insertRows("media", { sha: "a".repeat(64), alt_folded, credito_folded });
  },
);
