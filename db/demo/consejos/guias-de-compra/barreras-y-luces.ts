import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "barreras-y-luces",
  titulo: "Barreras y luces de noche: qué va en cada sitio",
  categoria: "guias-de-compra",
  extracto:
    "Una barrera para la escalera, otra para la cocina y dos luces pequeñas para la noche. Y tres cosas de la sección que no hemos elegido.",
  contenido: `En casa, el sitio manda más que el modelo. La misma barrera que va bien en la cocina es un peligro en lo alto de una escalera, y una luz que ayuda en el pasillo puede sobrar en el dormitorio. Por eso esta guía va por sitios.
## Mide antes
- **El hueco**, arriba y abajo. En una finca vieja no suelen medir igual.
- **La pared**: ladrillo, poste o pladur. De ella depende qué se puede atornillar.
- **El enchufe**: busca uno adonde no llegue quien gatea.
::aviso **Toda barrera se jubila.** Estas dos declaran la UNE-EN 1930, pensada para niños de hasta 24 meses. Si el tuyo ya la trepa o la abre, quítala aunque no los haya cumplido.
## Lo alto de la escalera
::eleccion barrera-escalera-baluro-firme | Para lo alto de la escalera
Se atornilla en cuatro puntos, cubre huecos de 62 a 106 cm y **no deja una barra en el suelo**. Con un saco de 25 kg encima no crujió. El tope que impide abrirla hacia los peldaños viene suelto: colócalo.
Deja ocho agujeros, suena al cerrarse de golpe y en pladur necesita un refuerzo detrás. Para un poste torneado hay que comprar un adaptador.
## La cocina y el pasillo
::eleccion barrera-puerta-baluro-paso | Para puertas, si no puedes taladrar
Se monta a presión en quince minutos, en huecos de 75 a 82 cm. **Arriba de una escalera, nunca**: un empujón sostenido puede soltarla y su travesaño de 3 cm hace tropezar. A la semana, dos husillos pedían otra vuelta, así que repásalos cada siete días. En jambas muy torcidas no conseguimos tensarla.
## El pasillo, de noche
::eleccion luz-enchufe-mirlana-pasillo | Para llegar a la cuna sin tropezar
Se enciende sola cuando oscurece y no tiene cable ni nada que cargar. Ninguna de las tres que tuvimos cuatro meses falló. Le faltan un interruptor y un ajuste de brillo; para el dormitorio nos parece algo luminosa.
## La toma de madrugada
::eleccion luz-nocturna-lumbrel-conejo | Para ver lo justo en la toma
Al mínimo da 0,8 lux a un metro y aguanta 41 horas. **Va en la mesilla**, porque en la cuna no entra nada, por blando que sea. La silicona coge polvo y no recuerda la última intensidad.
Si tienes un sillón de tomas y un mueble alto y fijo, la lámpara Ámbar baja hasta 0,5 lux y sirve para leer. A cambio parpadea un poco al mínimo, pesa 1,3 kg y lleva un cable del que no debe poder tirar nadie:
::producto lampara-regulable-almenda-ambar
## Las dos barreras, lado a lado
| Modelo | Hueco | Se taladra | Lo alto de la escalera |
|---|---|---|---|
| Baluro Firme | 62 a 106 cm | Sí | Sí |
| Baluro Paso | 75 a 82 cm | No | No |
## Lo que no hemos elegido
- **Los protectores de esquinas**: de doce, siete seguían pegados a las ocho semanas, y un niño puede morder los sueltos.
- **La barrera de cama**: la cincha cede, y hay que tensarla cada diez o doce días.
- **El proyector de estrellas**: el azul es demasiado intenso para un dormitorio, y el motor se oye.`,
  fecha: "2026-10-02",
  alt: "Dos láminas, una con una barrera de escalera y otra con una luz en forma de conejo, y debajo una cinta métrica",
  productos: [
    "barrera-escalera-baluro-firme",
    "barrera-puerta-baluro-paso",
    "luz-enchufe-mirlana-pasillo",
    "luz-nocturna-lumbrel-conejo",
  ],
};
