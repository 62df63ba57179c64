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

type NamedProps = Pick<RowLinkProps, "href" | "name">;

/** Adds the verb for screen readers only, so that the link differs from others of the row. */
export const TitleLink = ({ href, name }: NamedProps) => (
  <DialogLink
    href={href}
    className="-my-1 inline-block py-1 font-semibold text-brand hover:underline"
  >
    <span className="sr-only">Editar </span>
    {name}
  </DialogLink>
);

/** Holds seldom used links of a row; opens sideways, as the list's frame cuts off what is below. */
export const RowMore = ({ name, href, site }: NamedProps & { site?: string | false }) => (
  <details name="fila" className="relative flex-none text-left">
    <summary className="grid min-h-11 min-w-9 cursor-pointer list-none place-items-center rounded-full border-control text-sm font-semibold hover:bg-band @min-[48rem]:border @min-[48rem]:px-3">
      <span>
        Más<span className="sr-only"> sobre {name}</span>
      </span>
    </summary>
    <div className="absolute -inset-y-0.5 right-full z-10 flex items-center gap-2 rounded-lg border border-line bg-surface px-1 whitespace-nowrap shadow-raised">
      {site && (
        <a href={site} className="btn btn-quiet px-4 text-sm">
          Ver en el sitio<span className="sr-only"> {name}</span>
        </a>
      )}
      <ForPublishers>
        <RowLink href={href} text="Eliminar" name={name} look="btn-danger px-4" />
      </ForPublishers>
    </div>
  </details>
);
