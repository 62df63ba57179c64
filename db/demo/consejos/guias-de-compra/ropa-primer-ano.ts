import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "ropa-primer-ano",
  titulo: "La ropa que se usa el primer año",
  categoria: "guias-de-compra",
  extracto:
    "Tres compras para las cuatro de la mañana, la lavadora y el suelo frío, y un abrigo que solo tiene sentido donde hiela.",
  contenido: `Un recién nacido no necesita un armario, sino prendas que se pongan a oscuras y se laven sin miramientos. De las cuatro que hemos probado nos quedamos con tres, cada una para un momento distinto del año.
## Cómo acertar con la talla
- **Si dudas, la mayor.** La más pequeña se usa unas semanas.
- **Nada por la cabeza** al principio: que se cruce o se abra por delante.
- **Sin cordones ni lazos en el cuello.** A estas edades la UNE-EN 14682 no los admite.
- **Con la cinta, no con la etiqueta**, en el calzado. No siempre coinciden.
## Las primeras semanas
::eleccion bodies-cruzados-ondaria-nido | Para vestirlo sin tocarle la cabeza
Son cinco, se cruzan por delante y van de la talla 50 a la 68. Compramos tres lotes: las medidas coincidieron con la tabla de la marca, y entre ellos, con medio centímetro de margen. Tras treinta lavados, cinco de ellos a 60 °C, el largo había encogido un 3 %, y los automáticos resistieron nuestros tirones.
Son gruesos para julio. **Hacia los seis meses**, cuando el bebé se gira en el cambiador, abrocharlos de lado cuesta y compensa otro corte.
## Los cambios de madrugada
::eleccion pijama-cremallera-ondaria-siesta | Para cambiar el pañal a oscuras
El carro de abajo sube desde el tobillo y deja el pecho tapado. En veinte cambios cronometrados ahorró 50 segundos de media frente a un pijama de automáticos. Una solapa evita que el tirador roce la barbilla.
Es estrecho de cadera: con pañal de tela, una talla más. **No lleva antideslizante hasta la 80**, y eso deja fuera a quien ya se pone de pie con la 74. Si lo combinas con un [saco de dormir](/categoria/textil-cuna), toca la nuca antes de añadir capas.
## El gateo en suelo frío
::eleccion patucos-flexibles-corzuela-suela | Para casa y guardería, no para la calle
Para gatear no hace falta calzado, como contamos en [gateo sin prisa](/consejos/gateo-sin-prisa). Esto es para baldosas heladas o para la guardería que lo pide. La suela se dobla con dos dedos y la puntera dejó sitio en cuatro de cinco pies; el quinto, de empeine alto, no entró.
Deja cerca de un centímetro por delante: en la talla 20 medimos 12,7 cm, y la tabla promete 12,9. El serraje se empapa, así que en la calle mojada no duran una tarde.
## Solo si vives donde hiela
::producto buzo-invierno-corzuela-guadarrama
Abriga bien por debajo de 5 °C, aunque nos entró agua por la capucha. Con el invierno de Madrid ciudad sobra casi siempre. **Y en el coche se quita**: el arnés queda flojo sin que se note.
## Las tres, lado a lado
| Prenda | Tallas | Material | No es para |
|---|---|---|---|
| Ondaria Nido | 50 a 68 | Punto de algodón | El verano |
| Ondaria Siesta | 56 a 92 | Algodón y elastano | Pañal de tela, sin subir talla |
| Corzuela Suela | 18 a 23 | Piel | Suelo mojado |`,
  fecha: "2026-10-06",
  alt: "Dos láminas, una con bodies y otra con un pijama de cremallera, y debajo una cinta métrica",
  productos: [
    "bodies-cruzados-ondaria-nido",
    "pijama-cremallera-ondaria-siesta",
    "patucos-flexibles-corzuela-suela",
  ],
};
