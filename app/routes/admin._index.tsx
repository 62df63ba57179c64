import type { SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import { guarded, guardedForm, requireMainAdmin, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { hasUnreadProxy } from "~/http/requests/unread-proxy.server";
import { block, flashAt } from "~/http/responses/responses.server";
import type { Block } from "~/http/results/block";
import { CONTENT } from "~/layout/admin/menu.server";
import { settings } from "~/runtime/env.server";
import { paths } from "~/site/paths";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { ErrorSummary } from "~/ui/field/field";
import { BlockContent, loadFailed } from "~/ui/page/block-content";
import { Notice } from "~/ui/page/notice";
import { Titled } from "~/ui/page/titled";
import { Icon } from "~/ui/picture/icon";
import { readPairs } from "~/ui/text/pairs";
import { findStore } from "~db/backup/find-copy.server";
import { lastVerifiedBackup } from "~db/backup/last-verified.server";
import { BackupLine } from "~features/escritorio/backup-line";
import { countDemo, removeDemoCatalogue } from "~features/escritorio/demo.server";
import { DemoPanel, RemoveDemo } from "~features/escritorio/demo-panel";
import { NoTag, PricesBesideTag, UnreadProxy } from "~features/escritorio/missing-settings";
import { listNoPublicados } from "~features/escritorio/no-publicados.server";
import { hasDemo, type Pendiente, pendientesOf } from "~features/escritorio/pendiente";
import { countPendientes } from "~features/escritorio/pendientes.server";
import { PendientesList } from "~features/escritorio/pendientes-list";
import { PuestaEnMarcha } from "~features/escritorio/puesta-en-marcha";
import { findPuesta } from "~features/escritorio/puesta-en-marcha.server";
import { listRevisiones } from "~features/escritorio/revisiones.server";
import { findApertura, getAjustes } from "~nouns/ajustes/ajustes.server";
import { MissingTitular } from "~nouns/ajustes/missing-titular";
import { doesBreakRule } from "~nouns/ajustes/pregunta-precios";
import type { Actor } from "~record/historial/actor";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const CARDS = readPairs(`
  Productos: Reseñas, precios, destacados de la portada e importación por CSV.
  Consejos: Artículos para padres: escribir, corregir y publicar.
  Categorías: Categorías principales y subcategorías del catálogo.
  Relaciones: Qué productos acompañan a otros productos y a cada consejo.
`).flatMap(({ name, text }) => {
  const place = CONTENT.find(({ label }) => label === name);
  return place ? { ...place, text } : [];
});

export const loader = guarded(requireWriter, async ({ query }, { person, isMain, isWriter }) => {
  const own = isWriter ? await block(listRevisiones(person)) : null;
  const desk = own ? NO_DESK : await block(readDesk(person, isMain));
  const isAsked = query.get("demo") === "retirar";
  const cards = isWriter ? CARDS.filter((card) => card.isWritten) : CARDS;
  return { desk, own, cards, isMain, isAsked };
});

const NO_DESK = { failed: true } as const;

async function readDesk(person: Actor, isMain: boolean) {
  const [revisiones, conteos, noPublicados, demo, titular, ajustes] = await Promise.all([
    listRevisiones(person),
    countPendientes({ isMain }),
    listNoPublicados(),
    countDemo(),
    findApertura(),
    getAjustes(),
  ]);
  return {
    puesta: await findPuesta(demo),
    pendientes: [...revisiones, ...noPublicados, ...pendientesOf(conteos)],
    demo,
    titular,
    hasTag: ajustes.tag !== null,
    breaksRule: doesBreakRule(ajustes),
    hasUnreadProxy: isMain && hasUnreadProxy(),
    backup: {
      notSent: (isMain && (await findStore(false))?.state.problema) || null,
      verifiedAt: lastVerifiedBackup()?.verifiedAt ?? null,
      isNightly: settings().BACKUP_KEEP > 0,
    },
  };
}

export const action = guardedForm(requireMainAdmin, (submission) => {
  const { form, actor } = submission;
  if (form.get("intent") !== "retirar-demo") throw new Response(null, { status: 422 });
  return orRefuse(submission, "Error al retirar la demostración", async () => {
    await removeDemoCatalogue(actor);
    return flashAt(paths.admin(), "demo.retirado");
  });
});

export const meta = privateMeta("Panel de Administración");

export default function DashboardPage() {
  const answer = useActionData<typeof action>();
  const { own, cards } = useLoaderData<typeof loader>();
  return (
    <QuestionDialog<SerializeFrom<typeof loader>>
      ask={({ desk }) =>
        "data" in desk && hasDemo(desk.data.demo) && <RemoveDemo demo={desk.data.demo} />
      }
    >
      <h1 className="text-3xl">Panel de Administración</h1>
      <ErrorSummary reply={answer?.reply} className="mt-6" />
      {own ? <OwnDesk own={own} /> : <Desk />}
      <h2 className="mt-10 text-xl">¿En qué quieres trabajar hoy?</h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {cards.map(({ href, icon, label, text }) => (
          <li key={href}>
            <a href={href} className="card h-full gap-2 p-3 hover:border-brand sm:p-4">
              <span className="flex items-center gap-2">
                <Icon admin name={icon} className="size-5 text-brand" />
                <span className="font-display font-bold">{label}</span>
              </span>
              {!own && <span className="text-sm text-soft max-sm:sr-only">{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </QuestionDialog>
  );
}

function OwnDesk({ own }: { own: Block<Pendiente[]> }) {
  return (
    <Titled id="pendiente" title="Tus borradores" className="mt-10 grid gap-4">
      <BlockContent block={own} of="tus borradores" empty="Todavía no has escrito ningún borrador.">
        {(pendientes) => <PendientesList pendientes={pendientes} />}
      </BlockContent>
    </Titled>
  );
}

function Desk() {
  const { desk, isMain, isAsked } = useLoaderData<typeof loader>();
  const { now } = useSite();
  return (
    <Titled id="pendiente" title="Por hacer" className="mt-6 grid gap-4">
      {"failed" in desk ? (
        <Notice tone="error">{loadFailed("lo pendiente")}</Notice>
      ) : (
        <>
          <PuestaEnMarcha puesta={desk.data.puesta} isMain={isMain}>
            <MissingTitular {...desk.data.titular} heading="h3">
              {isMain && (
                <a
                  href={paths.adminAjustes("legal")}
                  className="prose-link mt-2 inline-block font-semibold"
                >
                  Completar los datos legales
                </a>
              )}
            </MissingTitular>
          </PuestaEnMarcha>
          <BackupLine {...desk.data.backup} isMain={isMain} now={now} />
          {isMain && desk.data.breaksRule && <PricesBesideTag />}
          {desk.data.hasUnreadProxy && <UnreadProxy />}
          <PendientesList pendientes={desk.data.pendientes} />
          {isMain && <DemoPanel demo={desk.data.demo} isAsked={isAsked} />}
          {isMain && !desk.data.hasTag && <NoTag />}
        </>
      )}
    </Titled>
  );
}
