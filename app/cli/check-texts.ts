import { formatCount } from "~/ui/text/format-number";
import { database } from "~db/client.server";
import { findDamagedTexts, prepareDatabase } from "~db/site/site.server";
import { print } from "./terminal";

export async function checkTextsCommand(): Promise<number> {
  await prepareDatabase();
  const damaged = await findDamagedTexts(database().read);
  for (const { table, column, key, excerpt } of damaged) {
    print(`${table}.${column}, fila ${key}: «${excerpt}»`);
  }
  print(
    damaged.length > 0
      ? formatCount(damaged.length, "texto estropeado", "textos estropeados")
      : "Ningún texto estropeado",
  );
  return damaged.length > 0 ? 1 : 0;
}
