import type { Ingresos } from "~/http/page/site-data";
import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { PLAZOS } from "~base/plazos";
import type { Titular } from "~nouns/ajustes/titular";
import { externalHosts } from "./cookies-texto";
import { formatDuration } from "./duration";
import { proseSections } from "./prose";
import { Correo, TitularDatos } from "./titular-datos";

type PrivacidadData = { titular: Block<Titular>; hosts: Block<string[]>; ingresos: Ingresos };

const TIENDAS = {
  amazon:
    "Los botones de compra te llevan a una tienda ajena. Amazon recibe entonces la dirección de este sitio y nuestro código de afiliado, y trata tus datos según su propia política. A nosotros nos informa de las comisiones en conjunto: no sabemos quién compra.",
  tienda:
    "Los botones de compra te llevan a una tienda ajena, que recibe la dirección de este sitio y trata tus datos según su propia política. La que nos paga una comisión nos informa en conjunto: no sabemos quién compra.",
};

const WITHOUT =
  "Los botones de compra te llevan a una tienda ajena, que recibe la dirección de este sitio y trata tus datos según su propia política. No nos informa de lo que compras.";

const DAY_S = 24 * 60 * 60;
const plazo = (name: keyof typeof PLAZOS) => formatDuration(PLAZOS[name] * DAY_S);

/** Required by article 13 of the RGPD and article 11 of the LOPDGDD. */
export const privacidadSections = ({ titular, hosts, ingresos }: PrivacidadData) =>
  proseSections(
    `
      ## responsable: Responsable
      {titular}
      ## datos: Qué datos y para qué
      # Si lees el sitio
      Tu dirección IP es necesaria para enviarte la página. El servidor anota de cada petición la hora, la ruta, el resultado, el tamaño y lo que tardó, sin la IP y sin el texto que buscas. Cuando envías un formulario o intentas entrar en el panel, un contador frena los intentos repetidos: guarda una huella de la IP que no conduce a nadie sin la clave del sitio. Las conexiones y las búsquedas de cada IP se cuentan también, pero solo en la memoria. Base: interés legítimo en que el sitio funcione y sea seguro (artículo 6.1.f del RGPD).
      Contamos cuántas veces se lee cada página al día, cuántas se pide una dirección antigua y, si llegas desde otro sitio, sumamos uno al nombre de ese sitio, sin decir a qué página. No se guarda tu dirección, tu navegador ni la hora, ni se usa ninguna cookie: las cifras no dicen nada de nadie. Base: interés legítimo en saber qué se lee (artículo 6.1.f).
      # Si pulsas un botón de compra
      Sumamos uno al recuento de ese producto, ese día y ese tipo de página. No guardamos quién eres, tu dirección, la hora ni qué más has leído, y no usamos cookies ni redirecciones: el enlace lleva directamente a Amazon.es. Para que nadie infle el recuento, el contador de intentos del apartado anterior limita también estos avisos. Si tu navegador no los envía, no cuentas, y todo funciona igual. Base: interés legítimo en saber qué reseñas sirven (artículo 6.1.f).
      # Si buscas algo
      De una búsqueda que no encuentra todas sus palabras guardamos el día y, si es corta y solo tiene letras, el texto; si no, como mucho tres palabras sueltas que el sitio no conoce. Nada dice quién buscó. Con JavaScript, lo que escribes se envía mientras lo escribes para sugerirte páginas, y no se anota. Base: interés legítimo en saber qué falta (artículo 6.1.f).
      # Si nos escribes
      Guardamos el nombre, el correo, el asunto y el mensaje del [formulario de contacto](${paths.contacto()}) y los enviamos al buzón del titular para poder contestarte. Los cuatro campos hacen falta; sin ellos no hay a quién ni qué responder. Base: interés legítimo en atender a quien pregunta (artículo 6.1.f).
      # Si comentas un borrador que te enseñan
      Guardamos tu nombre y tu observación para quien escribe ese texto; solo las ve quien trabaja en el sitio. Base: interés legítimo en publicar textos revisados (artículo 6.1.f).
      # Si comparas productos o eliges el modo ligero
      La lista y la preferencia se guardan en tu navegador, no junto a tu nombre. Están descritas en la [política de cookies](${paths.politicaCookies()}).
      # Si pides acceso al panel de administración
      Tratamos tu correo, una huella irreversible de tu contraseña, la clave cifrada de tu aplicación de autenticación, la parte pública de tus llaves de acceso, las sesiones abiertas con su navegador, tu solicitud y el historial de cambios que haces. Base: la relación de colaboración que pides iniciar (artículo 6.1.b) y el interés legítimo en proteger el sitio (artículo 6.1.f).
      ## no-hacemos: Lo que no hacemos
      - No seguimos tu navegación ni usamos herramientas de analítica de otros.
      - No mostramos anuncios personalizados ni elaboramos perfiles.
      - No enviamos publicidad por correo. Si hay un boletín, lo lleva otro servicio y te apuntas tú en él.
      - No vendemos ni cedemos datos.
      - No tomamos decisiones automatizadas sobre ti.
      ## plazos: Cuánto tiempo los guardamos
      - Mensajes de contacto: ${plazo("mensajes")} desde que llegan.
      - Observaciones sobre un borrador: ${plazo("observaciones")}, o hasta que el borrador se elimina.
      - Correos que envía el sitio, como el que avisa de tu mensaje: ${plazo("correos")}.
      - Registro técnico del servidor: ${plazo("registros")}.
      - Contador de intentos: ${plazo("intentos")}. El de códigos equivocados de una cuenta del panel, hasta que alguno sea correcto.
      - Solicitudes de administración rechazadas: ${plazo("solicitudesRechazadas")}.
      - Cuentas cuyo correo no se llega a verificar: ${plazo("sinVerificar")}.
      - Invitaciones para administrar que nadie acepta: ${plazo("invitaciones")}.
      - Solicitudes de administración sin resolver: hasta que se aprueban o se rechazan.
      - Cuentas de administración: hasta que se eliminan; puedes pedirlo cuando quieras.
      - Sesiones del panel: lo que dice la [política de cookies](${paths.politicaCookies()}).
      - Recuento diario de clics en enlaces de compra, que no dice nada de nadie: ${plazo("clics")}.
      - Recuento diario de lecturas por página y de los sitios desde los que se llega: ${plazo("vistas")}.
      - Lo que se busca sin encontrarlo, o las palabras que el sitio no conoce, sin nada de quien busca: ${plazo("busquedas")}.
      - Formularios del panel a medias, con lo que llevan escrito: ${plazo("borradores")}.
      - Lo que se elimina en el panel: ${plazo("papelera")} en la papelera.
      - Versiones anteriores de los textos, con su autor: ${plazo("versiones")}.
      - Historial de cambios del panel: ${plazo("historial")}.
      Cumplido el plazo se borran. En las copias de seguridad desaparecen cuando la copia se renueva, y en la que se hace antes de actualizar el programa, a los ${plazo("copiasPrevias")}; hasta entonces no se consultan salvo para recuperar el sitio.
      ## quien: Quién más los ve
      Las empresas que alojan el sitio y reparten su correo, que actúan por encargo del titular y no pueden usar los datos para otra cosa (artículo 28 del RGPD). Si alguna los tratase fuera del Espacio Económico Europeo, lo haría con las garantías de los artículos 44 a 49. Aparte de ellas, solo las autoridades cuando una ley lo ordena.
      ${externalHosts(hosts)}
      ${ingresos ? TIENDAS[ingresos] : WITHOUT}
      ## derechos: Tus derechos
      Puedes pedir acceso a tus datos, su rectificación o su supresión, que limitemos su uso, que te los entreguemos en un formato portable, y oponerte a que los tratemos. Basta un mensaje {correo}desde la [página de contacto](${paths.contacto()}). Contestamos en el plazo de un mes y sin coste. Si dudamos de quién escribe, pediremos solo lo justo para comprobarlo.
      Si crees que no lo hemos hecho bien, puedes reclamar ante la [Agencia Española de Protección de Datos](https://www.aepd.es) (calle de Jorge Juan, 6, 28001 Madrid).
      ## menores: Menores y datos de salud
      El sitio habla de niños, pero se dirige a adultos. Cuando nos escribas, no incluyas el nombre ni los datos de salud de tu hijo: no los necesitamos y nuestra respuesta no puede reemplazar una consulta médica. Si recibimos alguno, lo borramos.
      ## seguridad: Cómo los protegemos
      Solo accede al panel quien tiene cuenta aprobada, y puede protegerla con un segundo factor. Las contraseñas se guardan de forma que nadie puede leerlas. El programa recoge lo mínimo: el dato que no se pide tampoco se pierde.
      ## cambios: Cambios en esta política
      Si cambia lo que hace el sitio, cambiará este texto y la fecha del principio. Un uso nuevo de datos que ya tengamos te lo comunicaríamos antes de empezar.
    `,
    {
      titular: (
        <TitularDatos titular={titular}>Decide sobre tus datos y responde de ellos:</TitularDatos>
      ),
      correo: <Correo titular={titular} />,
    },
  );
