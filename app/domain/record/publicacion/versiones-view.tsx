import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import type { FormReply } from "~/http/results/form-reply";
import { ErrorSummary } from "~/ui/field/field";
import { Comparison } from "~/ui/form/comparison";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { Notice } from "~/ui/page/notice";
import { Ago } from "~base/ago";
import type { Compared } from "./compare-versions.server";
import { PendienteChip } from "./estado-lines";

interface VersionesPage extends Compared {
  href: string;
  list: { label: string; href: string };
  kept: string;
}

export function VersionesScreen() {
  const page = useLoaderData<VersionesPage>();
  const { title, href, list, kept, current, version, fields } = page;
  const reply = useActionData<{ reply: FormReply }>()?.reply;
  return (
    <>
      <Breadcrumb crumbs={[list, { label: title, href }, { label: "Versiones anteriores" }]} />
      <h1 className="text-3xl break-words">Versiones de «{title}»</h1>
      <ErrorSummary reply={reply} className="mt-6" />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[17rem_1fr]">
        <VersionesList {...page} />
        {version === null ? (
          <Notice>Elige una versión para compararla con la actual.</Notice>
        ) : (
          <section aria-label={`Versión ${version}`} className="grid gap-5">
            {fields.length === 0 && <Notice>Esta versión es igual que la actual.</Notice>}
            <Comparison
              beforeTitle={`Versión ${version}`}
              afterTitle={`Actual (${current})`}
              fields={fields}
            />
            {fields.length > 0 && (
              <PostForm className="panel flex flex-wrap items-center gap-4 p-5">
                <input type="hidden" name="v" value={version} />
                <input type="hidden" name="version" value={current} />
                <p className="min-w-0 flex-1 basis-64 text-sm text-soft">{kept}</p>
                <SubmitButton intent="restaurar">Restaurar la versión {version}</SubmitButton>
              </PostForm>
            )}
          </section>
        )}
      </div>
    </>
  );
}

type ListProps = Pick<VersionesPage, "versions" | "current" | "version" | "pendiente" | "href">;

function VersionesList({ versions, current, version: shown, pendiente, href }: ListProps) {
  const { pathname, search } = useLocation();
  const hrefOf = (version: number) => {
    const asked = new URLSearchParams(search);
    asked.set("v", String(version));
    return `${pathname}?${asked}`;
  };
  if (versions.length === 0 && !pendiente) {
    return <p className="panel p-5 text-soft">Todavía no hay versiones anteriores.</p>;
  }
  return (
    <nav aria-label="Versiones" className="panel overflow-clip">
      <ol>
        {pendiente && (
          <li className="border-b border-line last:border-0">
            <a href={`${href}#pendiente`} className="block px-5 py-3 hover:bg-band">
              <PendienteChip />
              <Ago at={pendiente.at} className="mt-1 block text-sm" />
              <span className="block text-sm wrap-anywhere text-soft">{pendiente.by}</span>
            </a>
          </li>
        )}
        {versions.map(({ version, createdAt, author }) => (
          <li key={version} className="border-b border-line last:border-0">
            <a
              href={hrefOf(version)}
              aria-current={version === shown ? "true" : undefined}
              className="block px-5 py-3 hover:bg-band aria-[current]:bg-brand-tint"
            >
              <span className="flex items-center justify-between gap-3 font-semibold">
                Versión {version}
                {version === current && <span className="chip">Actual</span>}
              </span>
              <Ago at={createdAt} className="text-sm" />
              {author && <span className="block text-sm wrap-anywhere text-soft">{author}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
