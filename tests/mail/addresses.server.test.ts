import { beforeEach, describe, expect, it } from "vitest";
import { fallbackOwnerAddress, senderAddress } from "~/mail/addresses.server";
import { type Settings, settings } from "~/runtime/env.server";

const NOTHING = { SITE_ORIGIN: undefined, MAIL_FROM: undefined, MAIN_ADMIN_EMAIL: undefined };
const set = (values: Partial<Settings>) => Object.assign(settings(), NOTHING, values);
beforeEach(() => set({}));

const SITE_ORIGIN = "https://www.ejemplo.es";

describe("the addresses of the site's mail", () => {
  it("are made from its host while the owner gives none", () => {
    expect([senderAddress(), fallbackOwnerAddress()]).toEqual([
      "no-responder@localhost",
      "contacto@localhost",
    ]);
    set({ SITE_ORIGIN });
    expect([senderAddress(), fallbackOwnerAddress()]).toEqual([
      "no-responder@www.ejemplo.es",
      "contacto@www.ejemplo.es",
    ]);
  });

  it("are MAIL_FROM for the sender, and for the reader the main admin before it", () => {
    set({ SITE_ORIGIN, MAIL_FROM: "hola@ejemplo.es" });
    expect([senderAddress(), fallbackOwnerAddress()]).toEqual([
      "hola@ejemplo.es",
      "hola@ejemplo.es",
    ]);
    set({ SITE_ORIGIN, MAIL_FROM: "hola@ejemplo.es", MAIN_ADMIN_EMAIL: "ana@ejemplo.es" });
    expect([senderAddress(), fallbackOwnerAddress()]).toEqual([
      "hola@ejemplo.es",
      "ana@ejemplo.es",
    ]);
  });
});
