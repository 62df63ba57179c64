import { DialogLink } from "~/ui/dialog/route-dialog";

interface RowLinkProps {
  href: string;
  text: string;
  name: string;
  look?: string;
}

/** Readers hear of which row it is. */
export function RowLink({ href, text, name, look = "px-4" }: RowLinkProps) {
  return (
    <DialogLink href={href} className={`btn btn-quiet ${look} text-sm`}>
      {text}
      <span className="sr-only"> {name}</span>
    </DialogLink>
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
