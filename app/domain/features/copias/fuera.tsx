import type { SerializeFrom } from "@remix-run/node";
import { paths } from "~/site/paths";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { QuietLink } from "~/ui/page/link";
import { Titled } from "~/ui/page/titled";
import { formatDateTime } from "~base/fechas";
import type { findStore } from "~db/backup/find-copy.server";
import { TrabajoPanel } from "./trabajo";

type Store = NonNullable<SerializeFrom<typeof findStore>>;

const HREF = paths.adminAjustes("copias/almacen");

export function Fuera({ store }: { store: Store | null }) {
  if (!store) {
    return (
      <p className="mb-6">
        <a href={HREF} className="prose-link font-semibold">
          Llévalas también fuera de este servidor
        </a>
        , a un almacén tuyo, y el sitio se recupera aunque se pierda la máquina.
      </p>
    );
  }
  const { destination, state, sending } = store;
  return (
    <Titled id="fuera" title="Fuera de este servidor" className="panel mb-6 grid gap-4 p-6 md:p-8">
      <p className="max-w-2xl wrap-anywhere">
        La última copia se lleva, sin las claves, a <strong>{destination.base}</strong>; si falla,
        se vuelve a intentar cada hora.{" "}
        {state.enviada && state.enviada_at
          ? `La última que llegó, el ${formatDateTime(state.enviada_at)}.`
          : "Todavía no ha llegado ninguna."}
      </p>
      {sending && <TrabajoPanel work={sending} />}
      <div className="flex flex-wrap gap-2">
        <PostForm action={paths.adminAjustes("copias")}>
          <SubmitButton intent="probar" look="btn-quiet">
            Probar ahora
          </SubmitButton>
        </PostForm>
        <QuietLink href={HREF}>Cambiar o ver cómo se recupera el sitio</QuietLink>
      </div>
    </Titled>
  );
}
