import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "pantallas-primeros-anos",
  titulo: "Pantallas en los primeros años: lo que sabemos",
  categoria: "educacion",
  extracto:
    "Qué recomiendan la AEP y la OMS, qué dicen los estudios y qué no, y cómo salir del paso en la sala de espera sin sacar el móvil.",
  contenido: `Línea 6, ocho y cuarto de la mañana. Un niño de año y medio protesta en la silla y medio vagón lo mira. La mano de su padre va sola al bolsillo donde está el teléfono. Quien no haya hecho ese gesto, que levante la mano. Este artículo no viene a reñir a nadie; viene a separar lo que está claro de lo que todavía se discute.
## Qué dicen los organismos
La Asociación Española de Pediatría actualizó sus recomendaciones y hoy es tajante: de cero a seis años, cero pantallas. Deja una puerta abierta a usos puntuales con un adulto al lado y una finalidad concreta, como una videollamada con la familia que vive lejos.
La Organización Mundial de la Salud, en las directrices que publicó en 2019 sobre los primeros cinco años, va en la misma dirección. Las desaconseja antes de cumplir el año y también durante el segundo; a los dos años, pone el techo en una hora diaria y añade que menos es preferible.
Las cifras no coinciden del todo porque cada entidad las publicó en un momento distinto. El mensaje sí: cuanto más pequeño, menos, y nunca como sustituto del juego, del sueño o de la compañía.
## Lo que los estudios muestran, y su letra pequeña
- Lenguaje: los niños que pasan más tiempo ante una pantalla tienden a manejar menos vocabulario. Son asociaciones; no demuestran que una cosa cause la otra en tu hijo.
- Conversación: con la televisión encendida de fondo, los adultos hablan menos y responden peor a los balbuceos, aunque nadie la esté mirando.
- Sueño: usar dispositivos cerca de la hora de acostarse se relaciona con dormir menos y más tarde.
- Aprendizaje: por debajo de los dos años cuesta trasladar a la vida real lo visto en vídeo. Un bebé aprende a encajar un cubo encajando cubos.
El argumento más sólido es, en el fondo, aritmético. Media hora de vídeo es media hora en la que no gatea, no tira la cuchara para ver qué pasa ni te escucha nombrar los perros del parque.
## ¿Y las aplicaciones educativas?
La palabra «educativo» en la descripción de una aplicación no la concede nadie: la escribe quien la vende. Tampoco existen razones para adelantar el manejo de una tableta; cuando de verdad lo necesite, lo aprenderá en una tarde.
## Cinco momentos difíciles y una salida para cada uno
### La comida
Comer mirando dibujos hace que no se entere de si tiene hambre o está lleno. Prueba con platos pequeños, cuchara propia y una conversación aburrida sobre guisantes. Si la comida es una batalla diaria, llévalo a la consulta antes que a internet.
### La sala de espera del centro de salud
Prepara una bolsita que solo salga allí: un libro de solapas, dos cubos y un pañuelo. La novedad dura lo que suele tardar el turno.
### El trayecto en Cercanías
Ponlo de cara a la ventana y cuenta con él túneles, grúas o trenes rojos y blancos. A los dieciocho meses repetirá «tren» doce veces, y está bien así.
### Cuando necesitas una ducha
Una hamaca en el suelo, con el arnés abrochado y a tu vista, o un parque con pocos juguetes dan diez minutos. Deja fuera de su alcance lo que no deba tocar y habla en voz alta mientras te aclaras.
### Los abuelos
Explica el motivo y ofrece una tarea a cambio: «con vosotros quiere hacer croquetas». Los abuelos que tienen plan no encienden la tele.
## El teléfono que más cuenta es el tuyo
Los niños imitan. Deja el aparato en la entrada durante las comidas y el baño, silencia los avisos que no urgen y, si debes contestar, dilo: «escribo a la tía y sigo contigo». El Plan Digital Familiar de la AEP, gratuito en su web, ayuda a pactar esas normas en casa y a decidir qué habitaciones quedan libres de aparatos.
## Si hasta ahora ha habido mucha pantalla
No hace falta un gran anuncio. Elige el rato más fácil, suele ser la mañana, y quítala ahí durante una semana. Luego, la comida. Habrá enfado los primeros días; acompáñalo sin negociar y ten preparada otra cosa. Guarda la tableta en un armario: lo que no se ve se pide menos.
## Cuándo comentarlo en la consulta
Habla con tu pediatra si con doce meses no señala ni responde a su nombre, si con dieciocho apenas dice palabras, si ha perdido habilidades que tenía o si nada lo calma salvo el móvil. Probablemente la pantalla no sea la explicación completa, y por eso conviene que lo vea alguien con experiencia en desarrollo.`,
  fecha: "2026-09-22",
  alt: "Niño sentado junto a una cesta con una tableta y un teléfono",
  productos: [
    "libro-solapas-garabo-madrid",
    "cubos-apilables-pinarela-torre",
    "puzle-encaje-pinarela-granja",
  ],
};
