import { paths } from "~/site/paths";
import { REGLA_DE_AMAZON } from "~nouns/ajustes/secciones/sitio";

type ToAjustesProps = { section?: "copias"; children: string };

export const ToAjustes = ({ section, children }: ToAjustesProps) => (
  <a href={paths.adminAjustes(section)} className="prose-link inline-block font-semibold">
    {children}
  </a>
);

export function NoTag() {
  return (
    <p className="panel p-5">
      <strong>Falta la etiqueta de afiliado:</strong> los botones llevan a Amazon, pero ninguna
      compra genera comisión. <ToAjustes>Escribir la etiqueta</ToAjustes>
    </p>
  );
}

export function PricesBesideTag() {
  return (
    <p className="panel border-danger p-5">
      <strong>Los precios tecleados están junto a enlaces con tu etiqueta de Amazon.</strong>{" "}
      {REGLA_DE_AMAZON} <ToAjustes>Elegir cómo se muestran</ToAjustes>
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
