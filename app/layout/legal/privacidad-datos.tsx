import { paths } from "~/site/paths";

export function PrivacidadDatos() {
  return (
    <>
      <h3>Si lees el sitio</h3>
      <p>
        Tu dirección IP es necesaria para enviarte la página. El servidor anota de cada petición la
        hora, la ruta, el resultado, el tamaño y lo que tardó, sin la IP y sin el texto que buscas.
        Cuando envías un formulario o intentas entrar en el panel, un contador frena los intentos
        repetidos: guarda una huella de la IP que no conduce a nadie sin la clave del sitio. Las
        conexiones y las búsquedas de cada IP se cuentan también, pero solo en la memoria. Base:
        interés legítimo en que el sitio funcione y sea seguro (artículo 6.1.f del RGPD).
      </p>
      <h3>Si pulsas un botón de compra</h3>
      <p>
        Sumamos uno al recuento de ese producto, ese día y ese tipo de página. No guardamos quién
        eres, tu dirección, la hora ni qué más has leído, y no usamos cookies ni redirecciones: el
        enlace lleva directamente a Amazon.es. Para que nadie infle el recuento, el contador de
        intentos del apartado anterior limita también estos avisos. Si tu navegador no los envía, no
        cuentas, y todo funciona igual. Base: interés legítimo en saber qué reseñas sirven (artículo
        6.1.f).
      </p>
      <h3>Si nos escribes</h3>
      <p>
        Guardamos el nombre, el correo, el asunto y el mensaje del{" "}
        <a href={paths.contacto()}>formulario de contacto</a> y los enviamos al buzón del titular
        para poder contestarte. Los cuatro campos hacen falta; sin ellos no hay a quién ni qué
        responder. Base: interés legítimo en atender a quien pregunta (artículo 6.1.f).
      </p>
      <h3>Si comparas productos o eliges el modo ligero</h3>
      <p>
        La lista y la preferencia se guardan en tu navegador, no junto a tu nombre. Están descritas
        en la <a href={paths.politicaCookies()}>política de cookies</a>.
      </p>
      <h3>Si pides acceso al panel de administración</h3>
      <p>
        Tratamos tu correo, una huella irreversible de tu contraseña, la clave cifrada de tu
        aplicación de autenticación, las sesiones abiertas con su navegador, tu solicitud y el
        historial de cambios que haces. Base: la relación de colaboración que pides iniciar
        (artículo 6.1.b) y el interés legítimo en proteger el sitio (artículo 6.1.f).
      </p>
    </>
  );
}
