import { casilla, type Seccion } from "./campo";

const CONTENIDO = "Con el formato de los consejos: «## » empieza un apartado.";

export const LEGAL = {
  title: "Legal",
  tarjetas: [
    {
      title: "Datos legales",
      intro:
        "La ley obliga a que cualquiera pueda leer quién responde del sitio. Aparecen en el aviso legal y en la política de privacidad en cuanto los guardas.",
      claves: ["titular", "nif", "nif_extranjero", "direccion", "registro"],
    },
    { title: "Contacto", claves: ["email", "telefono", "horario", "lugar"] },
    {
      title: "Abrir sin todos los datos",
      intro:
        "Mientras falte titular, NIF, domicilio, correo o teléfono, un sitio con dominio dice «en preparación» a quien no lo administra.",
      claves: ["abrir_asi"],
    },
    {
      title: "Textos tuyos",
      intro: "Se añaden al final de cada página legal, detrás de lo que dice el sitio.",
      claves: ["aviso_texto", "privacidad_texto", "cookies_texto"],
    },
  ],
  campos: {
    titular: { label: "Titular", max: 120, hint: "Nombre y apellidos, o razón social." },
    nif: { label: "NIF", max: 20 },
    nif_extranjero: casilla(
      "El NIF no es español",
      "Se guarda como lo escribas, sin comprobar su letra.",
    ),
    direccion: { label: "Domicilio", max: 200, attributes: { autoComplete: "address-line1" } },
    registro: {
      label: "Datos registrales",
      max: 200,
      hint: "Solo si es una sociedad: registro mercantil, tomo, folio y hoja.",
    },
    email: {
      label: "Correo de contacto",
      max: 254,
      hint: "Lo ven los lectores y recibe los mensajes del formulario.",
      attributes: { type: "email" },
    },
    telefono: { label: "Teléfono", max: 30, attributes: { type: "tel" } },
    horario: { label: "Horario de atención", max: 80 },
    lugar: { label: "Dónde estamos", max: 80, hint: "Se lee en Contacto, como «Madrid, España»." },
    abrir_asi: {
      label: "Motivo para abrir así",
      max: 300,
      hint: "Si lo escribes, el sitio se abre con los datos que haya. Queda en «Versiones anteriores».",
    },
    aviso_texto: { label: "Final del aviso legal", max: 4000, rows: 5, hint: CONTENIDO },
    privacidad_texto: { label: "Final de la política de privacidad", max: 4000, rows: 5 },
    cookies_texto: { label: "Final de la política de cookies", max: 4000, rows: 5 },
  },
} as const satisfies Seccion;
