/** Signs what several editors of the demo have done. */
export const EQUIPO = "Equipo de Mimbre";

/** The demo's own words, by the key of `ajustes`. They go with it unless the owner has changed them. */
export const demoTextos = {
  nombre: "Mimbre",
  lema: "Reseñas y consejos para los primeros años",
  ciudad: "Madrid",
  lugar: "Madrid, España",
  horario: "Lunes a viernes, 9:00–18:00",
  pie: "Leemos las normas, medimos y probamos productos para bebés para que elijas con calma.",
  portada_titulo: "Elegir bien para tu bebé, sin perder el sueño",
  portada_texto:
    "Medimos, leemos las normas y probamos en casas de Madrid. Después te contamos qué merece la pena, qué no y por qué.",
  portada_confianza: "ninguna patrocinada",
  portada_dibujo: "hero",
  destacadas_texto:
    "Lo que mejor ha resistido nuestras medidas, nuestras casas y a nuestros hijos.",
  esenciales: `Un sitio seguro para dormir: Cuna o minicuna con colchón firme y sábana ajustada. Nada más dentro. | mobiliario
Una silla de coche a contramarcha: Homologada según la R129 y montada antes de salir del hospital. | sillas-coche
Ropa cruzada y sacos de dormir: Seis bodies que no pasen por la cabeza y dos sacos de la talla justa. | ropa-calzado
Una forma de pasear: Capazo plano los primeros meses; mide antes el ascensor y el maletero. | carritos-sillas-paseo
Lo justo para el baño y el cambio: Bañera pequeña, termómetro, toalla con capucha y un cambiador con bordes. | bano-higiene`,
  categorias_texto:
    "Todo lo que revisamos, ordenado por los momentos del día en que lo vas a usar.",
  consejos_texto:
    "Sueño, comida, salud, juego y límites, contados con calma y con las fuentes a mano.",
  sobre_dibujo: "moises",
  sobre: `Unas cuantas madres y padres de Madrid con una báscula, una cinta métrica y la costumbre de leer los manuales hasta el final.
## Un moisés que no servía para dormir
Tres generaciones de una misma familia habían pasado por aquel moisés de mimbre, y en el otoño de 2022 iba a estrenarlo una más. Antes de ponerle sábanas buscamos qué pide hoy la norma UNE-EN 1130 a una cuna de ese tipo, y lo medimos. El fondo cedía y las asas lo dejaban inclinado. Era precioso, y se quedó sin bebé.
Ahora guarda muselinas junto a la lavadora, y nosotros conservamos su nombre. Las notas de esa tarde corrieron por un grupo de vecinos de Arganzuela; alguien preguntó por un carrito, otra madre por una silla de coche, y al cabo de unos meses hubo que darles un sitio.

## Para qué estamos
Queremos que compres menos cosas, que las elijas con calma y que sepas por qué. Tres ideas nos sirven de guía.
### La seguridad va delante
Si algo incumple su norma o invita a usarlo mal, es lo primero que lees, aunque el resto nos haya gustado.
### Con las medidas de Madrid
Ascensores de 62 cm, andenes con escaleras, cuartos sin trastero y julios a 38 °C: ahí es donde tiene que funcionar.
### Lo justo
Cuando basta con lo que ya tienes en casa, te lo decimos y la reseña acaba ahí.

## Cómo valoramos
El recorrido es el mismo para una silla de coche de 400 € y para un mordedor de 6 €. La reseña que se basa en la ficha técnica o en opiniones contrastadas, y no en una prueba nuestra, lo dice junto a la firma.
### Leemos la norma
Y el manual entero, y la etiqueta. Si falta alguno de los tres lo pedimos; si no llega, consta en la reseña.
### Medimos y pesamos
Siempre con los mismos aparatos y con los accesorios puestos y quitados. Un dato que no hemos comprobado se atribuye al fabricante.
### Lo usamos en casas
Varias semanas y en pisos distintos, con ascensor y sin él. Quien lo prueba sabe qué debe apuntar y qué no debe forzar.
### Lo lavamos y lo desarmamos
A la temperatura que indica la etiqueta, tantas veces como haría falta en un par de meses. Después contamos tornillos y piezas pequeñas.
### Ponemos la nota
De 0 a 5. La seguridad es condición, no un sumando; a partir de ahí valoramos el uso diario, la limpieza, la duración y el coste.
### Volvemos
Cada ficha lleva fecha y firma. La repasamos cuando cambian la norma o el modelo, o cuando alguien nos señala un fallo.

## Cuentas claras
### De dónde sale lo que probamos
Lo compramos o nos lo dejan familias que ya lo usan. Si una marca cede algo, la primera línea de la reseña lo advierte, y al terminar se devuelve.
### Quién ve el texto antes de publicarse
Solo quienes lo escriben y corrigen. Ningún fabricante paga por aparecer ni por subir puestos.
### De quién son las opiniones
Nuestras y de las familias que prueban con nosotros. No copiamos estrellas ni comentarios de ninguna tienda.
### Qué pasa cuando nos equivocamos
Corregimos la ficha, cambiamos su fecha y, si afecta a la seguridad, lo explicamos al comienzo.
### A dónde va la comisión
Con ella pagamos el servidor y los productos. La nota se pone antes de saber qué deja cada enlace.`,
  faq: `## ¿Cómo hacéis las reseñas?
Leemos la norma que se aplica a cada producto, medimos lo que se puede medir y lo probamos en casas de Madrid; si una reseña no parte de una prueba nuestra, lo dice. La nota la ponemos nosotros: ninguna marca la ve antes de publicarla ni puede cambiarla. Lo contamos paso a paso en [Sobre nosotros](/sobre-nosotros).

## ¿Vendéis los productos?
No. El botón de compra te lleva a Amazon, y es allí donde pagas, recibes el pedido y lo devuelves si hace falta. Nosotros no vemos tus compras ni podemos ayudarte con un envío.

## ¿Cómo propongo un producto?
Con el formulario de esta página. Dinos marca y modelo, y qué te gustaría saber antes de comprarlo. Leemos todas las propuestas; también las de las marcas, que no pagan por una reseña.

## ¿Qué es un enlace de afiliado?
Es un enlace a una tienda que sabe que vienes de aquí. Si compras después de pulsarlo, la tienda nos paga una comisión, sin coste adicional para ti. Así se mantiene el sitio, y no cambia la nota de ningún producto.`,
  aviso_texto: `## De dónde sale la lista para el recién nacido
Asociación Española de Pediatría (sueño seguro y prevención de lesiones), Asociación Española de Pediatría de Atención Primaria (fiebre), Dirección General de Tráfico (sistemas de retención infantil) y las normas UNE-EN y ECE citadas.`,
  lista: `## Dormir
[dor1] Cuna, minicuna o cuna de colecho: Conforme a la UNE-EN 716 o, si es moisés o colecho, a la UNE-EN 1130. En tu cuarto los primeros seis meses.
[dor2] Colchón firme y a su medida: Si entre el colchón y el lateral te entran dos dedos, no es el suyo.
[dor3] 3 sábanas bajeras ajustables: Una puesta, otra lavándose y otra de reserva.
[dor4] 2 sacos de dormir de su talla: Abrigan sin mantas sueltas; el cuello no debe dejar pasar la cabeza.
[dor5] Termómetro para la habitación: Entre 20 y 22 °C, según la AEP. Dentro de casa, sin gorro.
> mobiliario
> textil-cuna
## Comer
[com1] Un cojín para dar el pecho: Sirve cualquiera de casa que acerque al bebé sin que encorves la espalda.
[com2] 2 sujetadores de lactancia: Sin aro y de la talla del final del embarazo.
[com3] Discos absorbentes: Los de tela se lavan; con ocho basta para empezar.
[com4] 8 muselinas de algodón: Para el hombro, el cambiador y la mitad de los imprevistos.
[com5] 1 o 2 biberones pequeños: Solo si vas a dar leche extraída o te lo ha indicado tu pediatra.
[com6] El teléfono de tu matrona: Y el de un grupo de apoyo a la lactancia del barrio. Cuesta menos llamar si ya está apuntado.
> lactancia-materna
> biberones-tetinas
## Ropa
[rop1] 6 bodies cruzados: Cuatro de la talla 56 y dos de la 50. Que no haya que pasarlos por la cabeza.
[rop2] 6 pijamas abiertos por delante: De una pieza y con los pies cubiertos.
[rop3] 4 pares de calcetines o patucos: Los zapatos llegarán cuando ande por la calle.
[rop4] 1 gorro: De algodón o de lana según el mes, y solo para salir.
[rop5] 1 chaqueta fina y 1 prenda de abrigo: En el coche, el abrigo grueso va encima del arnés, nunca debajo.
> ropa-calzado
## Baño y cambio
[ban1] Bañera pequeña, o una palangana honda: Agua a unos 37 °C y una mano siempre sobre él. No te alejes ni para coger la toalla.
[ban2] 2 toallas con capucha: De rizo y lavadas antes de estrenarlas.
[ban3] Cambiador con los bordes altos: En el suelo o sobre un mueble estable, sin perder nunca el contacto con el bebé.
[ban4] 1 paquete de pañales de la talla 1: Uno solo: quizá le dure diez días, o quizá nazca ya con la siguiente.
[ban5] Gasas o esponja blanda: Con agua templada bastan para casi todos los cambios.
[ban6] Crema para el pañal: Para las irritaciones leves; si en dos o tres días no mejora, pregunta a tu pediatra.
[ban7] Lima o tijeras de punta redonda: Mejor con el bebé dormido y buena luz.
> bano-higiene
## Salud
[sal1] Termómetro digital: Con menos de tres meses, 38 °C o más es motivo para acudir a urgencias.
[sal2] Suero fisiológico en monodosis: Para la nariz y los ojos; lo que sobra de cada uno se tira.
[sal3] La cartilla de salud infantil: Te la dan en el hospital y va contigo a cada revisión.
[sal4] Cita en el centro de salud: Pídela al llegar a casa: la primera visita es en los primeros días.
[sal5] Dos teléfonos en la nevera: Emergencias, 112. Información Toxicológica, 91 562 04 20.
> seguridad-casa
### Todavía no
Vigilabebés: Mientras duerma en tu cuarto lo oyes tú, y ninguno evita la muerte súbita.
Sacaleches: Espera a saber si te hará falta; tu matrona te orienta.
Trona: Hacia los seis meses, cuando se mantenga sentado con poca ayuda.
Barreras de escalera: Antes de que gatee, y atornilladas.
Juguetes: Durante semanas le bastan tu cara y tu voz.
## Pasear y coche
[pas1] Silla de coche R129 a contramarcha: Montada y probada antes del parto, en el asiento de atrás. La primera vuelta a casa ya la necesita.
[pas2] Carrito con capazo plano: Mide antes la puerta del ascensor y el maletero. Norma UNE-EN 1888.
[pas3] Portabebés o fular: Le ves la cara, la barbilla no toca el pecho y puedes besarle la cabeza.
[pas4] Funda de lluvia con respiraderos: Quítala en cuanto entres en el Metro o en una tienda.
[pas5] Sombrilla o capota amplia: No tapes el carrito con una tela: dentro se dispara la temperatura.
[pas6] Una mochila que ya tengas: Con dos mudas y una bolsa para la ropa sucia.
> sillas-coche
> carritos-sillas-paseo
## Para ti
[par1] Papeles en una carpeta: DNI, tarjeta sanitaria, informes del embarazo y plan de parto.
[par2] 2 camisones abiertos por delante: Cómodos para dar el pecho y para el hospital.
[par3] Compresas posparto y bragas altas: De algodón, y más de las que imaginas.
[par4] Una botella de agua grande: A mano en el sitio donde vayas a darle de comer.
[par5] 10 comidas congeladas: Valen más que otro pijama.
[par6] Una lista de quién ayuda en qué: Compra, lavadora, perro, hermanos. Repartida antes, se cumple mejor.
> mama-embarazo
### Mejor nunca
Chichoneras, almohadas y nidos: En la cuna no debe haber nada más que él.
Andadores con ruedas: Causan caídas y no enseñan a andar.
Collares de ámbar y cadenas de chupete largas: Pueden estrangular o romperse en piezas.
Sillas de coche R44 de segunda mano: La norma está superada y desde septiembre de 2024 no se venden nuevas; de una usada no sabes si ha sufrido un golpe.`,
};
