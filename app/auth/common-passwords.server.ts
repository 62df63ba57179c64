import { SITE_NAME } from "~/marca";

/**
 * Passwords that people choose when a rule asks for all four kinds of characters: a well-known word,
 * its usual capitals, a usual number and a usual sign. The list is derived here and not shipped: the
 * leaked lists that it follows have this very shape. Words × numbers × up to three signs, before or
 * after: far more than 3,000. Letters written as digits are read as letters.
 */
const WORDS = `
password passw0rd contraseña contrasena clave admin administrador administrator root usuario user
welcome bienvenido bienvenida hola holahola buenosdias secret secreto private privado login acceso
qwerty qwertyuiop asdfgh asdfghjkl zxcvbn qazwsx abc abcd abcde abcdef abcabc letmein changeme
cambiame temporal test testing prueba pruebas demo default invitado guest master maestro superman
batman pokemon starwars dragon monkey shadow sunshine princess princesa football futbol baseball
iloveyou teamo tequiero amor amoramor mivida micielo cielo corazon estrella sol luna familia
madrid barcelona valencia sevilla zaragoza malaga murcia bilbao granada galicia andalucia españa
espana realmadrid atletico atleti barça barca betis hala halamadrid vamos campeon campeones
bebe bebes bebé mama papa mamá papá mami papi hijo hija nena nene niño niña embarazo cuna carrito
biberon pañales lactancia consejos productos tienda amazon reseñas
maria jose antonio manuel francisco david juan javier daniel carlos miguel alejandro pablo sergio
lucia martina sofia paula julia emma valeria carmen ana laura cristina marta isabel elena hugo mateo
martin lucas leo alvaro diego adrian mario
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
primavera verano otoño invierno lunes martes miercoles jueves viernes sabado domingo
summer winter spring autumn monday friday january december
google facebook instagram whatsapp microsoft windows android iphone apple samsung computer internet
chocolate cookie flower killer hunter soccer hockey freedom whatever trustno computer money dinero
gatito perrito gato perro toby luna kitty ninja matrix merlin phoenix secure security seguridad
`
  .trim()
  .split(/\s+/);

const YEARS = Array.from({ length: 41 }, (_, index) => String(1990 + index));
const NUMBERS = [
  ..."0 1 2 3 7 9 00 01 10 11 12 13 21 22 23 69 77 88 99 007 100 111 123 321 666 777 1234 4321 12345 123456 1111 0000".split(
    " ",
  ),
  ...YEARS,
  ...YEARS.map((year) => year.slice(2)),
];

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Accents, capitals and letters written as digits hide a word from nobody. */
function toPlainWord(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[0-9@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
}

const words = new Set([...WORDS, SITE_NAME].map(toPlainWord));
const numbers = new Set(["", ...NUMBERS]);
const MAX_SIGNS = 3;

/**
 * Whether a password is one of the list, or made the same way around the person's own address.
 * @param context texts that a guesser tries first, such as the e-mail address
 */
export function isCommonPassword(password: string, context: readonly string[] = []): boolean {
  const [, before = "", word = "", after = ""] =
    /^([^\p{L}]*)(\p{L}(?:.*\p{L})?)([^\p{L}]*)$/su.exec(password.normalize("NFC")) ?? [];
  const plain = toPlainWord(word);
  const isKnown = words.has(plain) || context.flatMap(partsOf).includes(plain);
  const around = before + after;
  const signs = around.replace(/\d/g, "");
  return isKnown && numbers.has(around.replace(/\D/g, "")) && signs.length <= MAX_SIGNS;
}

/** An address as a whole and by its parts: «ana.ruiz@ejemplo.es» holds ana, ruiz, anaruiz, ejemplo. */
function partsOf(context: string): string[] {
  const names = context.split("@").map((side) => side.split(/[^\p{L}\d]+/u));
  return [...names.flat(), ...names.map((name) => name.join(""))]
    .map(toPlainWord)
    .filter((part) => part.length >= 3);
}
