import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { ForPublishers } from "~/ui/page/for-publishers";

type RowLinkProps = { href: string; text: string; name: string; look?: string };

/** Adds the row's name for screen readers, so that links with equal text differ. */
export function RowLink({ href, text, name, look = "px-4" }: RowLinkProps) {
  return (
    <DialogLink href={href} className={`btn btn-quiet ${look} text-sm`}>
      {text}
      <span className="sr-only"> {name}</span>
    </DialogLink>
  );
}

interface RowActionsProps {
  tipo: Parameters<typeof paths.adminEliminar>[0];
  id: string;
  name: string;
  volver?: string;
  padding?: string;
}

export function RowActions({ tipo, id, name, volver, padding = "px-4" }: RowActionsProps) {
  const edit = paths.adminForm(tipo, id, { volver });
  const remove = paths.adminEliminar(tipo, id, { volver });
  return (
    <>
      <RowLink href={edit} text="Editar" name={name} look={padding} />
      <ForPublishers>
        <RowLink href={remove} text="Eliminar" name={name} look={`btn-danger ${padding}`} />
      </ForPublishers>
    </>
  );
}

export function SiteLink({ href, name }: Pick<RowLinkProps, "href" | "name">) {
  return (
    <a href={href} className="prose-link inline-block py-1 text-xs">
      Ver<span className="@min-[34rem]:sr-only"> en el sitio</span>
      <span className="sr-only"> {name}</span>
    </a>
  );
}
