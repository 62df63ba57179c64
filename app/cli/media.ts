import { settings } from "~/runtime/env.server";
import { formatCount } from "~/ui/text/format-number";
import * as compare from "~db/media/compare.server";
import { claimBucket, probeBucket } from "~db/media/probe.server";
import { prepareDatabase } from "~db/site/site.server";
import { siteCommand } from "../../deploy/doctor/command.js";
import { print, UsageError } from "./terminal";

export const MEDIA_USAGE = `Uso: ${siteCommand("media push|pull|check")}

  push    lleva a MEDIA_URL las imágenes que allí faltan o no son como en la carpeta media
  pull    trae a la carpeta media las que solo están en MEDIA_URL
  check   compara los dos sitios; acaba con el código 1 si falta alguna en MEDIA_URL`;

const DEEDS: Readonly<Record<string, () => Promise<number | undefined>>> = {
  push: async () => void print(`Llevados: ${files(await compare.pushMedia())}`),
  pull: async () => void print(`Traídos: ${files(await compare.pullMedia())}`),
  check,
};

export async function mediaCommand([deed = "", ...others]: string[]) {
  const act = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
  if (!act || others.length > 0) throw new UsageError(MEDIA_USAGE);
  if (!settings().MEDIA_URL) throw new UsageError(`MEDIA_URL: falta\n\n${MEDIA_USAGE}`);
  await probeBucket();
  await prepareDatabase();
  await claimBucket();
  return act();
}

const files = (count: number) => formatCount(count, "archivo", "archivos");

async function check(): Promise<number> {
  const found = await compare.compareMedia();
  const lost = await compare.findLost(found);
  const { same, onlyHere, onlyThere, different } = found;
  print(`Iguales en los dos: ${files(same.length)}`);
  print(`Solo en la carpeta: ${files(onlyHere.length)}`);
  print(`Solo en MEDIA_URL: ${files(onlyThere.length)}`);
  print(`Distintos: ${files(different.length)}`);
  print(`En ninguno de los dos: ${files(lost.length)}`);
  for (const name of [...onlyHere, ...different, ...lost]) print(`  ${name}`);
  return onlyHere.length + different.length + lost.length > 0 ? 1 : 0;
}
