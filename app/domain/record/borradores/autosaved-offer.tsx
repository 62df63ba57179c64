import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { HiddenFields, PostForm } from "~/ui/form/route-form";
import { QuietLink } from "~/ui/page/link";
import { formatLongTime } from "~base/fechas";

export interface Autosaved {
  id: string;
  at: string;
  page: string;
  href: string;
}

type AutosavedOfferProps = { autosaved: Autosaved | undefined; children?: ReactNode };

export function AutosavedOffer({ autosaved, children }: AutosavedOfferProps) {
  if (!autosaved) return null;
  const { id, at, page, href } = autosaved;
  return (
    <PostForm
      action={paths.adminAutoguardado()}
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-surface p-4"
    >
      <p className="flex-[1_1_16rem]">
        Dejaste cambios sin guardar el {formatLongTime(at)}. {children}
      </p>
      <HiddenFields of={{ borrador: id, pagina: page }} />
      <QuietLink href={href}>Recuperarlos</QuietLink>
      <button type="submit" name="intent" value="descartar" className="btn btn-quiet">
        Descartarlos
      </button>
    </PostForm>
  );
}
