import { paths } from "~/site/paths";
import { REGLA_DE_AMAZON } from "~nouns/ajustes/secciones/sitio";

const ToAjustes = ({ children }: { children: string }) => (
  <a href={paths.adminAjustes()} className="prose-link inline-block font-semibold">
    {children}
  </a>
);

export function NoTag({ isMain }: { isMain: boolean }) {
  return (
    <p className="panel p-5">
      <strong>Falta la etiqueta de afiliado:</strong> los botones llevan a Amazon, pero ninguna
      compra genera comisión. {isMain && <ToAjustes>Escribir la etiqueta</ToAjustes>}
    </p>
  );
}

export function PricesBesideTag({ isMain }: { isMain: boolean }) {
  return (
    <p className="panel p-5">
      <strong>Los precios tecleados están junto a enlaces con tu etiqueta de Amazon.</strong>{" "}
      {REGLA_DE_AMAZON} {isMain && <ToAjustes>Elegir cómo se muestran</ToAjustes>}
    </p>
  );
}

export function NoMail() {
  return (
    <p className="panel p-5">
      <strong>El correo no está configurado:</strong> los mensajes y avisos se guardan como archivos
      en el servidor y nadie los recibe. Quien instaló el sitio lo activa en el servidor: lo explica
      «Correo», en la guía de instalación.
    </p>
  );
}

export function UnreadProxy() {
  return (
    <p className="panel p-5">
      <strong>Parece que hay otro servidor delante del sitio, y el sitio no lo sabe:</strong> si es
      tuyo, como Caddy, decláralo como dice «Proxy», en la guía de instalación; hasta entonces los
      límites cuentan a todos los visitantes como uno. Si no lo hay, alguien lo envía por su cuenta
      y no cambia nada.
    </p>
  );
}
