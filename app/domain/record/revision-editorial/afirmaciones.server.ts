import { fold } from "~base/texto";
import { avisoIf, inField, type Nota } from "./nota";

/** These patterns match folded text, so accents and capitals do not matter. */

const REACH = 120;
const DENIES = /\b(no|ni|nunca|tampoco|jamas|nadie|ningun[ao]?)\b/;

const SUPERLATIVE = /\b(el|la|los|las) mejor(es)?\b/g;
const COMPARED =
  /\b(de (l[oa]s )?que (hemos|probamos)|hemos (probado|medido|comparado)|en nuestr[ao]s? (prueba|comparativa|medicion)|segun|entre (l[oa]s|tres|cuatro|cinco|\d)|de est[ae] comparativa|para (quien|quienes|ti|vosotros)|momento|manera|forma|opcion es|noticia)/;

const CURE =
  /(?<!\b(la|las|una|cada|su|de|se) )(?<![\w-])(cura(n|r|ra|ran|ndo)?|(alivia|previen)(n|r|ra|ran|ndo|e|en)?|preven(ir|dra|dran)|previniendo|reduc(e|en|ir|iendo|ira) (el riesgo|los riesgos)|anti-?\s?colicos?|(evit|elimin|combat|calm|reduc|quit)(a|e|an|en|ar|ir) (el|la|los|las) (colicos?|reflujo|gases|estrenimiento|dermatitis|eccema|plagiocefalia|muerte subita|alergias?|asma|congestion|dolor(es)?|fiebre|otitis|ansiedad))(?![\w-])/g;
const AILMENT =
  /(colicos?|reflujo|gases|estrenimiento|dermatitis|eccema|plagiocefalia|muerte subita|alergias?|asma|congestion|dolor(es)?|fiebre|otitis|ansiedad|enfermedad(es)?|infeccion(es)?|virus)\b/;
/** Finds texts about preventing accidents or stains, which are no claims about health. */
const MISHAP =
  /^(reduc[a-z]+ (el riesgo|los riesgos)|previen[a-z]+|prevenir|alivia[a-z]*)( de| que| se| el| la| los| las| un| una){0,4} (caid|caig|caer|vuelc|vuelq|golpe|atrap|atragant|accident|resbal|fug|derram|robo|mancha|humed|moho|oxid|desgast|peso\b|carga|tiron|incend|quemad)/;

const GREEN =
  /(?<![\w-])(ecologic[ao]s?|ecofriendly|eco-friendly|sostenibles?|biodegradables?|(no|a)[ -]?toxic[ao]s?|(libres? de|sin) toxicos|(cero|cero de) emisiones|neutr[ao]s? en carbono|respetuos[ao]s? con (el (medio ?ambiente|planeta)|la naturaleza))(?![\w-])/g;
const CERTIFIED =
  /\b(certific|oeko|gots\b|grs\b|fsc\b|pefc\b|ecolabel|etiqueta (ecologica )?europea|angel azul|cradle|iso 14|en 71|norma )/;

const HEALTH =
  "Promete un efecto en la salud, como «cura», «alivia», «previene» o «reduce el riesgo». Un producto corriente no puede anunciarlo, y un consejo necesita su fuente: quítalo o di solo lo que has comprobado.";
const UNPROVEN =
  "Dice que es ecológico, sostenible, no tóxico o algo parecido sin prueba. Di qué certificado lo respalda y quién lo da, o quítalo: puede ser publicidad engañosa.";
const NO_BASIS =
  "Dice «el mejor» o «la mejor» sin explicar entre cuáles ni por qué. Di qué has comparado o quítalo: puede ser publicidad engañosa.";

type Excuse = (rest: string, before: string) => boolean;

/** Notes a claim that a text makes; one that it denies, asks or quotes does not count. */
function claims(text: string, claim: RegExp, nota: string, isExcused: Excuse): Nota[] {
  const folded = fold(text);
  const isClaimed = [...folded.matchAll(claim)].some(({ index, 0: found }) => {
    const before = folded.slice(Math.max(0, index - REACH), index);
    const [clause = ""] = before.split(/[.;:!?\n]| (?:pero|sino|aunque|y) /).slice(-1);
    const isWithin = (mark: string, closing: string) =>
      before.lastIndexOf(mark) > before.lastIndexOf(closing);
    if (DENIES.test(clause) || isWithin("¿", "?") || isWithin("«", "»")) return false;
    return !isExcused(folded.slice(index, index + found.length + REACH), before);
  });
  return avisoIf(isClaimed, nota);
}

/** «El mejor» needs the group or the test that it is the best of. */
export const checkSuperlatives = (text: string) =>
  claims(text, SUPERLATIVE, NO_BASIS, (rest, before) => COMPARED.test(before + rest));

/** A product must not promise any effect on health. */
export const checkSalud = (text: string) => claims(text, CURE, HEALTH, (rest) => MISHAP.test(rest));

/** An article may speak of relief and prevention, but of an illness only with a source. */
export const checkSaludMention = (text: string) =>
  claims(text, CURE, HEALTH, (rest) => !AILMENT.test(rest.split(/[.!?\n]/, 1)[0] ?? ""));

export const checkVerde = (text: string) =>
  claims(text, GREEN, UNPROVEN, (rest, before) => CERTIFIED.test(before + rest));

/** Runs on the stored text on the server, because the patterns are too long to send to browsers. */
export const afirmacionesEn = (campo: string, text: string, salud: Nota[]): Nota[] =>
  inField(campo, ...checkSuperlatives(text), ...salud, ...checkVerde(text));
