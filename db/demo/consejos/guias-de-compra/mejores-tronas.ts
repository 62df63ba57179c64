import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "mejores-tronas",
  titulo: "Las mejores tronas de 2026",
  categoria: "guias-de-compra",
  extracto:
    "Entre las cuatro que hemos probado hay una para cada cocina: la que se queda años, la que se esconde, la de los abuelos y la que cabe en un bolso.",
  contenido: `La trona se elige dos veces: en la tienda, por el color, y al tercer puré, por lo que cuesta limpiarla. Hemos intentado ahorrarte la segunda. Aquí hay dos tronas y dos asientos que se atan a una silla tuya, y la diferencia importa más que la marca.
## Cómo las hemos comparado
Comieron con nosotros en cocinas de Carabanchel y Lavapiés, en nueve bares y en la redacción, donde juntamos once sillas para ver en cuáles se podía atar un asiento. Revisamos arneses, tiramos de las cintas con una balanza y lavamos las fundas hasta aburrirnos. El orden es el de **nuestra nota**. Cada ficha explica la prueba; el resto de la sección está en [tronas y asientos](/categoria/tronas-asientos).
::aviso **Sentado solo, con arnés y contigo delante.** Hacia los seis meses, cuando se sostiene sin apoyo y mira tu plato; los dos asientos piden algo más de soltura. Ninguna de las cuatro es sitio para dormir ni para un minuto a solas.
## Para quedarse años
::eleccion trona-evolutiva-pinarela-crece | La mejor valorada entre las cuatro
Un bebé de siete meses y su hermana de cinco años comieron en ella con las rodillas en ángulo recto. El secreto es el **reposapiés de once alturas**, al que se suman siete posiciones de asiento y unas patas abiertas que no bailan sobre la baldosa.
No se pliega, y eso la descarta en muchas cocinas. El cojín reductor se paga aparte, y la ranura del respaldo guarda migas.
## Para la casa de los abuelos
::eleccion asiento-elevador-nubaro-mesa | Se limpia bajo el grifo
Son 2,1 kg de plástico liso, sin funda ni costuras: un minuto de agua y listo. Bien atado apenas cedió medio centímetro con un tirón de 15 kg.
Depende por completo de la silla de debajo. De aquellas once valían siete: respaldo recto de 30 cm, fondo de 38 cm y **cuatro patas firmes**. Los pies quedan sin apoyo.
## Para cocinas estrechas
::eleccion trona-plegable-tilavia-pliega | Plegada ocupa 27 cm y se tiene de pie
Se abre en un gesto, avisa con un clic y vive detrás de la puerta. Con 6,8 kg, llevarla de la cocina al salón no cuesta nada, y la bandeja interior va al lavavajillas.
Pierde en dos cosas de todos los días. El pespunte de la funda retiene el color de la zanahoria, y el reposapiés es una placa fija, tan baja que solo la alcanza un niño de unos dos años.
## Para comer fuera
::eleccion trona-viaje-nubaro-bolsa | La más ligera de las cuatro
Pesa **620 g** y guardada mide 24 × 16 × 6 cm, así que viaja en el bolso cambiador. El arnés es de cinco puntos y la tela aguantó seis lavados a 40 °C.
No levanta al niño, y hasta el año se queda corto de altura. En sillas de terraza ligeras no la pongas: se deslizan. Tampoco sustituye a la de casa.
## Las cuatro, lado a lado
| Modelo | Tipo | Peso | Apoyo de los pies | Norma |
|---|---|---|---|---|
| Pinarela Crece | Trona fija | 8,4 kg | Once alturas | UNE-EN 14988 |
| Nubaro Mesa | Asiento sobre silla | 2,1 kg | No | UNE-EN 16120 |
| Tilavia Pliega | Trona plegable | 6,8 kg | Fijo, a 31 cm | UNE-EN 14988 |
| Nubaro Bolsa | Asiento de tela | 620 g | No | UNE-EN 16120 |
## Antes de decidir
- **Dónde va a estar**: si hay que recogerla cada noche, empieza por la plegable y mide el hueco de la puerta.
- **En qué silla se ata**: las plegables quedan fuera en los dos asientos. Prueba la tuya con un tirón antes de sentar a nadie.
- **Lejos del empujón**: un niño hace palanca con los pies en la mesa o en la pared. Deja sitio delante y detrás.
- **Qué habrá en la bandeja**: [los primeros platos](/consejos/alimentacion-6-meses) piden paciencia, y [un corte seguro](/consejos/cortar-alimentos-sin-riesgo) importa tanto como el arnés.
## Si dudas entre dos
Con una mesa fija y sitio, la Crece. Con la cocina justa, la Pliega y un paño a mano. Los dos asientos son el complemento de una trona, no su relevo: uno se queda en la segunda casa y el otro va en el equipaje. Para el ritmo de las comidas, más que el mueble, sirve [comer en familia](/consejos/comer-en-familia-primer-ano). Y si tu hijo nació prematuro o todavía no se mantiene erguido, pregunta a tu pediatra cuándo empezar.`,
  fecha: "2026-11-06",
  alt: "Trona de madera junto a un asiento elevador atado a una silla, sobre una estera",
  productos: [
    "trona-evolutiva-pinarela-crece",
    "asiento-elevador-nubaro-mesa",
    "trona-plegable-tilavia-pliega",
    "trona-viaje-nubaro-bolsa",
  ],
};
