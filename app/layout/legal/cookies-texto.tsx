import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { proseSections } from "./prose";
import type { StoredItem } from "./stored-items.server";

interface CookiesData {
  visitors: StoredItem[];
  admins: StoredItem[];
  owner: string;
  hosts: Block<string[]>;
}

export const cookiesSections = ({ visitors, admins, owner, hosts }: CookiesData) =>
  proseSections(
    `
      ## que-son: Qué es una cookie
      Es un dato breve que un sitio guarda en tu navegador y que este le devuelve en cada visita. El almacenamiento local se le parece, con la diferencia de que el dato no viaja al servidor: se queda en tu equipo. La ley trata ambos del mismo modo.
      ## lista: Las que usa este sitio
      Si solo lees, no guardamos ninguna. Cada una aparece cuando haces aquello para lo que sirve.
      {visitas}
      {panel}
      No hay cookies de publicidad, de medición de audiencia ni de redes sociales, ni nuestras ni de otras empresas.
      ## sin-aviso: Por qué no te pedimos permiso
      El artículo 22.2 de la LSSI exige consentimiento salvo para lo estrictamente necesario en un servicio que tú has pedido. Todas las de la tabla están en ese caso: recuerdan una lista que has hecho, una preferencia que has elegido, el resultado de un formulario o el inicio de una sesión. No las empleamos para nada más, de modo que no verás ninguna ventana que aceptar o rechazar.
      ## otros: Otros servidores
      ${externalHosts(hosts)}
      Al pulsar un botón de compra sales de aquí y entras en Amazon.es, que instala sus propias cookies según su política.
      ## borrar: Cómo borrarlas o impedirlas
      El botón «Limpiar comparación» vacía la lista en [Comparativas](${paths.comparativas()}). El resto se borra desde los ajustes del navegador, en el apartado de privacidad o de datos de los sitios; allí también puedes bloquearlas. Sin ellas el sitio se lee igual: pierdes la comparación y las preferencias.
      El tratamiento de tus datos personales se explica en la [política de privacidad](${paths.politicaPrivacidad()}).
    `,
    {
      visitas: (
        <StoredItemsTable caption="Para quien visita el sitio" items={visitors} owner={owner} />
      ),
      panel: <StoredItemsTable caption="Para quien lo administra" items={admins} owner={owner} />,
    },
  );

export function externalHosts(hosts: Block<string[]>): string {
  if ("failed" in hosts)
    return "Algunas fotos pueden venir de otros servidores; ahora no podemos mostrar cuáles.";
  if (hosts.data.length === 0)
    return "Ninguna página pide nada a otros servidores: fotos, letras y estilos salen de este mismo sitio.";
  const items = hosts.data.map((host) => `\n- ${host}`);
  return `Algunas fotos se cargan desde los servidores siguientes, que al enviarlas conocen tu dirección IP y tu navegador, pero no la página que lees:${items.join("")}`;
}

const HEADINGS = [
  { label: "Nombre", width: "sm:w-48" },
  { label: "Para qué sirve", width: "" },
  { label: "Cuánto dura", width: "sm:w-44" },
];

type StoredItemsTableProps = { caption: string; items: StoredItem[]; owner: string };

function StoredItemsTable({ caption, items, owner }: StoredItemsTableProps) {
  return (
    <table className="block w-full text-left text-sm sm:table sm:table-fixed">
      <caption className="block pb-2 text-left font-semibold sm:table-caption">{caption}</caption>
      <thead className="hidden sm:table-header-group">
        <tr className="border-y border-line bg-band">
          {HEADINGS.map(({ label, width }) => (
            <th key={label} scope="col" className={`p-2.5 font-semibold ${width}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line sm:table-row-group">
        {items.map((item) => (
          <Row key={item.name} item={item} owner={owner} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ item, owner }: { item: StoredItem; owner: string }) {
  const { name, kind, purpose, duration } = item;
  return (
    <tr className="block border-b border-line py-2.5 align-top sm:table-row">
      <th scope="row" className="block font-normal sm:table-cell sm:p-2.5">
        <code className="font-semibold">{name}</code>
        <span className="block text-xs text-soft">
          {kind} de {owner}
        </span>
      </th>
      <td className="block pt-1 sm:table-cell sm:p-2.5">{purpose}</td>
      <td className="block pt-1 sm:table-cell sm:p-2.5">
        <span className="font-semibold sm:hidden">Dura: </span>
        {duration}
      </td>
    </tr>
  );
}
