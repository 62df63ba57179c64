/** Every public screen once, for the checks that walk them all. */
export const PUBLIC_SCREENS = [
  "/",
  "/categorias",
  "/categoria/paseo-viaje",
  "/categoria/sillas-coche",
  "/categoria/no-existe",
  "/producto/carrito-tilavia-ronda-3-en-1",
  "/producto/no-existe",
  "/comparativas",
  "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa,trona-plegable-tilavia-pliega",
  "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa&vista=tarjetas&diferencias=1",
  "/no-existe",
];
