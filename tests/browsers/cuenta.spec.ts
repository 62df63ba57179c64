import { appCode } from "../support/app-code";
import { mailTo, PASSWORD } from "../support/browser";
import { test } from "./journey";
import type { Visitor } from "./visitor";

const EMAIL = "ana@ejemplo.es";

async function signIn(visitor: Visitor): Promise<void> {
  await visitor.open("/auth");
  await visitor.fill("Correo electrónico", EMAIL);
  await visitor.fill("Contraseña", PASSWORD);
  await visitor.press("Iniciar Sesión");
}

async function enterCode(visitor: Visitor, code: string): Promise<void> {
  await visitor.type("Código de verificación", code);
  await visitor.press("Verificar");
}

test("a stranger signs up, follows the mail, signs in and sets up a second step", {
  tag: "@core",
}, async ({ stranger, site }) => {
  await stranger.open("/auth");
  await stranger.follow("Registrarse");
  await stranger.isAt("/auth?modo=registro");
  await stranger.fill("Correo electrónico", EMAIL);
  await stranger.fill("Contraseña", PASSWORD);
  await stranger.press("Registrarse");
  await stranger.sees("Solicitud de administrador enviada");
  const mail = await mailTo(site, EMAIL, /Verifica/);
  await stranger.open(/\/auth\/verificar\?token=\S+/.exec(mail)?.[0] ?? "");
  await stranger.press("Verificar mi correo");
  await stranger.sees("Email verificado correctamente.");
  await signIn(stranger);
  await stranger.sees("Inicio de sesión exitoso");

  await stranger.open("/admin/profile");
  await stranger.follow("Activar la verificación en dos pasos");
  await stranger.press("Empezar");
  await stranger.sees("Abrir en tu aplicación");
  const shown = await stranger.run(() => document.querySelector("main code")?.textContent);
  const secret = (shown ?? "").replaceAll(" ", "");
  // Takes the code of this step; the sign-in below takes the next one, as no code works twice.
  await enterCode(stranger, appCode(secret));
  await stranger.press("He guardado mis códigos de recuperación");
  await stranger.follow("Ir al panel de administración");
  await stranger.press("Cerrar sesión");
  await stranger.isAt("/auth");
  await signIn(stranger);
  await stranger.sees("Verificación en dos pasos");
  await enterCode(stranger, appCode(secret, 30));
  await stranger.isAt("/admin");
});
