import { PLAZOS } from "~/domain/ajustes/plazos";
import type { Titular } from "~/domain/ajustes/titular";
import type { Block } from "~/http/replies/block";
import { paths } from "~/site/paths";
import { ExternalHosts } from "./cookies-texto";
import { formatDuration } from "./duration";
import type { LegalSection } from "./legal-page";
import { PrivacidadDatos } from "./privacidad-datos";
import { Correo, TitularDatos } from "./titular-datos";

interface PrivacidadData {
  titular: Block<Titular>;
  hosts: Block<string[]>;
}

/** Articles 13 of the RGPD and 11 of the LOPDGDD ask for these. */
export function privacidadSections(data: PrivacidadData): LegalSection[] {
  return [
    { id: "responsable", title: "Responsable", content: <Responsable {...data} /> },
    { id: "datos", title: "Qué datos y para qué", content: <PrivacidadDatos /> },
    { id: "no-hacemos", title: "Lo que no hacemos", content: NO_HACEMOS },
    { id: "plazos", title: "Cuánto tiempo los guardamos", content: <Plazos /> },
    { id: "quien", title: "Quién más los ve", content: <Quien {...data} /> },
    { id: "derechos", title: "Tus derechos", content: <Derechos {...data} /> },
    { id: "menores", title: "Menores y datos de salud", content: MENORES },
    { id: "seguridad", title: "Cómo los protegemos", content: SEGURIDAD },
    { id: "cambios", title: "Cambios en esta política", content: CAMBIOS },
  ];
}

function Responsable({ titular }: PrivacidadData) {
  return (
    <>
      <p>Decide sobre tus datos y responde de ellos:</p>
      <TitularDatos titular={titular} />
    </>
  );
}

const NO_HACEMOS = (
  <ul>
    <li>No seguimos tu navegación ni usamos herramientas de analítica.</li>
    <li>No mostramos anuncios personalizados ni elaboramos perfiles.</li>
    <li>No enviamos boletines ni publicidad por correo.</li>
    <li>No vendemos ni cedemos datos.</li>
    <li>No tomamos decisiones automatizadas sobre ti.</li>
  </ul>
);

const DAY_S = 24 * 60 * 60;
const plazo = (name: keyof typeof PLAZOS) => formatDuration(PLAZOS[name] * DAY_S);

function Plazos() {
  return (
    <>
      <ul>
        <li>Mensajes de contacto: {plazo("mensajes")} desde que llegan.</li>
        <li>Correos que envía el sitio, como el que avisa de tu mensaje: {plazo("correos")}.</li>
        <li>Registro técnico del servidor: {plazo("registros")}.</li>
        <li>
          Contador de intentos: {plazo("intentos")}. El de códigos equivocados de una cuenta del
          panel, hasta que alguno sea correcto.
        </li>
        <li>Solicitudes de administración rechazadas: {plazo("solicitudesRechazadas")}.</li>
        <li>Cuentas cuyo correo no se llega a verificar: {plazo("sinVerificar")}.</li>
        <li>Solicitudes de administración sin resolver: hasta que se aprueban o se rechazan.</li>
        <li>Cuentas de administración: hasta que se eliminan; puedes pedirlo cuando quieras.</li>
        <li>
          Sesiones del panel: lo que dice la{" "}
          <a href={paths.politicaCookies()}>política de cookies</a>.
        </li>
        <li>
          Recuento diario de clics en enlaces de compra, que no dice nada de nadie: {plazo("clics")}
          .
        </li>
        <li>Formularios del panel a medias mientras se elige una imagen: {plazo("borradores")}.</li>
        <li>Formularios del panel que corta una sesión caducada: {plazo("reanudaciones")}.</li>
        <li>Lo que se elimina en el panel: {plazo("papelera")} en la papelera.</li>
        <li>Versiones anteriores de los textos, con su autor: {plazo("versiones")}.</li>
        <li>Historial de cambios del panel: {plazo("historial")}.</li>
      </ul>
      <p>
        Cumplido el plazo se borran. En las copias de seguridad desaparecen cuando la copia se
        renueva, y en la que se hace antes de actualizar el programa, a los {plazo("copiasPrevias")}
        ; hasta entonces no se consultan salvo para recuperar el sitio.
      </p>
    </>
  );
}

function Quien({ hosts }: PrivacidadData) {
  return (
    <>
      <p>
        Las empresas que alojan el sitio y reparten su correo, que actúan por encargo del titular y
        no pueden usar los datos para otra cosa (artículo 28 del RGPD). Si alguna los tratase fuera
        del Espacio Económico Europeo, lo haría con las garantías de los artículos 44 a 49. Aparte
        de ellas, solo las autoridades cuando una ley lo ordena.
      </p>
      <ExternalHosts hosts={hosts} />
      <p>
        Los botones de compra te llevan a una tienda ajena. Amazon recibe entonces la dirección de
        este sitio y nuestro código de afiliado, y trata tus datos según su propia política. A
        nosotros nos informa de las comisiones en conjunto: no sabemos quién compra.
      </p>
    </>
  );
}

function Derechos({ titular }: PrivacidadData) {
  return (
    <>
      <p>
        Puedes pedir acceso a tus datos, su rectificación o su supresión, que limitemos su uso, que
        te los entreguemos en un formato portable, y oponerte a que los tratemos. Basta un mensaje a{" "}
        <Correo titular={titular} /> o desde la <a href={paths.contacto()}>página de contacto</a>.
        Contestamos en el plazo de un mes y sin coste. Si dudamos de quién escribe, pediremos solo
        lo justo para comprobarlo.
      </p>
      <p>
        Si crees que no lo hemos hecho bien, puedes reclamar ante la{" "}
        <a href="https://www.aepd.es">Agencia Española de Protección de Datos</a> (calle de Jorge
        Juan, 6, 28001 Madrid).
      </p>
    </>
  );
}

const MENORES = (
  <p>
    El sitio habla de niños, pero se dirige a adultos. Cuando nos escribas, no incluyas el nombre ni
    los datos de salud de tu hijo: no los necesitamos y nuestra respuesta no puede reemplazar una
    consulta médica. Si recibimos alguno, lo borramos.
  </p>
);

const SEGURIDAD = (
  <p>
    Solo accede al panel quien tiene cuenta aprobada, y puede protegerla con un segundo factor. Las
    contraseñas se guardan de forma que nadie puede leerlas. El programa recoge lo mínimo: el dato
    que no se pide tampoco se pierde.
  </p>
);

const CAMBIOS = (
  <p>
    Si cambia lo que hace el sitio, cambiará este texto y la fecha del principio. Un uso nuevo de
    datos que ya tengamos te lo comunicaríamos antes de empezar.
  </p>
);
