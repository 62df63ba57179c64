/** Every public screen once, for the checks that walk them all. */
export const PUBLIC_SCREENS = [
  "/",
  "/categorias",
  "/contacto",
  "/contacto?enviado=1",
  "/categoria/paseo-viaje",
  "/categoria/sillas-coche",
  "/categoria/no-existe",
  "/producto/carrito-tilavia-ronda-3-en-1",
  "/producto/no-existe",
  "/comparativas",
  "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa,trona-plegable-tilavia-pliega",
  "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa&vista=tarjetas&diferencias=1",
  "/lista-recien-nacido",
  "/sobre-nosotros",
  "/politica-privacidad",
  "/politica-cookies",
  "/aviso-legal",
  "/buscar",
  "/buscar?q=silla",
  "/buscar?q=zzzz",
  "/consejos",
  "/consejos?categoria=sueno&q=nada",
  "/consejos/consejos-dormir-bebe",
  "/consejos/no-existe",
  "/no-existe",
];

/** The screens of signing in. */
export const AUTH_SCREENS = [
  "/auth",
  "/auth?modo=registro",
  "/auth?registro=enviado",
  "/auth/recuperar",
  "/auth/verificar",
  "/auth/verificar?token=x",
  "/auth/restablecer?token=x",
];

/** Every screen of the admin area once, as a main admin sees it. */
export const ADMIN_SCREENS = ["/admin", "/admin/profile", "/admin/requests", "/admin/mfa-setup"];
