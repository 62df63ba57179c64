import type { Page } from "@playwright/test";
import { Browser, register } from "./browser";
import type { Site } from "./site";

/** The owner's legal data, by the labels of their fields. */
export const LEGAL_FIELDS = {
  Titular: "Ana Ruiz",
  NIF: "00000000T",
  Domicilio: "Calle de la Palma, 1, Madrid",
  "Correo de contacto": "hola@lacuna.es",
  Teléfono: "910 000 000",
};

/** Puts the session of a signed-in person into a browser. */
export async function takeSession(page: Page, person: Browser, url: string): Promise<void> {
  const value = person.jar.get("sesion") ?? "";
  await page.context().addCookies([{ name: "sesion", value, url }]);
}

/** Signs up and signs in the first person of a site, who becomes its main admin. */
export async function newOwner(site: Site, email = "ana@ejemplo.es"): Promise<Browser> {
  const person = new Browser(site, "127.0.0.1");
  await register(site, person, email);
  await person.signIn(email);
  return person;
}

/** Makes the first person of a site, and signs a journey's browser in as that person. */
export const enterAsOwner = async (page: Page, site: Site, email?: string): Promise<void> =>
  takeSession(page, await newOwner(site, email), site.origin);

/** Makes all proofs of identity old, as if everybody had signed in hours ago. */
export const letTimePass = (site: Site) =>
  site.sql().exec("update sessions set reauthenticated_at = '2026-01-01T00:00:00.000Z'");
