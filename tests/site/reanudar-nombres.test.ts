import { afterAll, beforeAll, expect, it } from "vitest";
import { formularioAt, keptCampos, namedCampos } from "~/domain/reanudaciones/formularios";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { Browser, register } from "../support/browser";
import { ADMIN_SCREENS } from "../support/screens";
import { type Site, startSite } from "../support/site";

/** Every field that a form of the admin area labels is shown by that label when it is resumed. */

const EMAIL = "ana@ejemplo.es";
let site: Site;
let ana: Browser;
let screens: string[];
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "error" } });
  ana = new Browser(site, "10.9.1.1");
  await register(site, ana, EMAIL);
  await ana.signIn(EMAIL);
  const ids = await fillAdmin(site, ana);
  screens = ADMIN_SCREENS.map((screen) => fillAddress(screen, ids));
}, 60_000);
afterAll(() => site.stop());

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The fields of the forms of a page that are resumable: where they are sent to, name and label. */
function* labelled(page: string, html: string) {
  const labels = new Map<string, string>();
  for (const [, id = "", text = ""] of html.matchAll(
    /<label for="([^"]+)"[^>]*>(.*?)<\/label>/gs,
  )) {
    labels.set(id, text.replace(/<[^>]+>/g, "").trim());
  }
  for (const [form] of html.matchAll(/<form .*?<\/form>/gs)) {
    const target = (attribute(form, "action") || page).replace(/[?#].*/s, "");
    if (!/method="post"/.test(form) || !formularioAt(target)) continue;
    for (const [control] of form.matchAll(/<(?:input|textarea|select) [^>]*>/g)) {
      const name = attribute(control, "name");
      const label = labels.get(attribute(control, "id"));
      if (attribute(control, "type") === "file") continue;
      if (label) yield { target, name, label };
    }
  }
}

it("all labels are those of the forms", async () => {
  const names = new Set<string>();
  const wrong: string[] = [];
  for (const page of screens) {
    for (const { target, name, label } of labelled(page, await ana.text(page))) {
      names.add(name);
      const formulario = formularioAt(target);
      const kept = formulario && keptCampos(formulario, [[name, "x"]]);
      const shown = formulario && kept && namedCampos(formulario, kept).at(0)?.[0];
      if (!isSame(label, shown)) wrong.push(`${target} ${name}: ${label}, ${shown}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(names.size).toBeGreaterThan(30);
}, 60_000);

/** The parts of a group of fields are told by its name: «Imagen» has a «Dirección de la imagen». */
const isSame = (label: string, shown = "") =>
  label === shown || (/imagen/i.test(label) && /^(Imagen|Más imágenes|Foto)/.test(shown));
