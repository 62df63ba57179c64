import { expect, it } from "vitest";
import { beginImport, progressOf } from "../support/importing-site";
import { SESSION_SECRET } from "../support/shared-secret";
import { startSite } from "../support/site";
import { newMensaje, send } from "../support/writers";

const ROWS = 20_000;
const PAGES = ["/", "/categoria/mobiliario", "/consejos", "/buscar?q=cuna", "/sitemap.xml"];
/** Of so many visitors one writes, and the others read. */
const WRITES_EVERY = 10;
/** The least number of chunks, of hundreds, between which somebody was answered. */
const BETWEEN = 50;

it(`while ${ROWS} rows are imported, visitors read and write between its chunks`, async () => {
  const site = await startSite({
    env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error", SESSION_SECRET },
  });
  await beginImport(site, ROWS);

  /** The progress of the import after each answer, and after each message stored. */
  const read = new Set<number>();
  const stored = new Set<number>();
  let count = 0;
  for (; progressOf(site).estado === "en_curso"; count++) {
    const page = PAGES[count % PAGES.length] ?? "/";
    const answer = await site.fetch(page);
    await answer.arrayBuffer();
    expect(answer.status, page).toBe(200);
    read.add(progressOf(site).done);
    if (count % WRITES_EVERY > 0) continue;
    expect(await send(site, newMensaje(`visita-${count}`))).toBe(true);
    stored.add(progressOf(site).done);
  }

  for (const end of [0, ROWS]) for (const seen of [read, stored]) seen.delete(end);
  expect(read.size).toBeGreaterThan(BETWEEN);
  expect(stored.size).toBeGreaterThan(BETWEEN / WRITES_EVERY);
  expect(progressOf(site)).toMatchObject({ done: ROWS, estado: "terminada" });
  const messages = site.sql().prepare("select count(*) from mensajes").pluck().get();
  expect(messages).toBe(Math.ceil(count / WRITES_EVERY));
  await site.stop();
}, 300_000);
