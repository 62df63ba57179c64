import { Icon } from "~/ui/picture/icon";
import { COUNTED_MOST, type Pendiente } from "./pendiente";

export function PendientesList({ pendientes }: { pendientes: Pendiente[] }) {
  if (pendientes.length === 0) {
    return <p className="text-soft">No hay contenidos ni mensajes pendientes.</p>;
  }
  return (
    <ul className="panel divide-y divide-line">
      {pendientes.map((pendiente) => (
        <li key={`${pendiente.href} ${pendiente.text} ${pendiente.why}`}>
          <Line {...pendiente} />
        </li>
      ))}
    </ul>
  );
}

function Line({ count, text, why, href }: Pendiente) {
  const look = "grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 px-5 py-3.5";
  const content = (
    <>
      <span className="font-display text-2xl font-bold text-brand tabular-nums">
        {count < COUNTED_MOST ? count : `${COUNTED_MOST - 1}+`}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{text}</span>
        <span className="block text-sm text-soft">{why}</span>
      </span>
      {href && <Icon name="flecha" className="size-5 text-soft" />}
    </>
  );
  if (!href) return <div className={look}>{content}</div>;
  return (
    <a href={href} className={`${look} hover:bg-band`}>
      {content}
    </a>
  );
}
