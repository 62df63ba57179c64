import { formatLongTime, formatRelative } from "~/domain/fechas";
import { useSite } from "~/http/page/site-data";
import type { Version } from "./versiones.server";

export type Listed = Version & { href: string };

interface VersionesListProps {
  versions: Listed[];
  current: number;
  shown: number | null;
}

export function VersionesList({ versions, current, shown }: VersionesListProps) {
  const { now } = useSite();
  if (versions.length === 0) {
    return <p className="panel p-5 text-soft">Todavía no hay versiones anteriores.</p>;
  }
  return (
    <nav aria-label="Versiones" className="panel overflow-clip">
      <ol>
        {versions.map(({ version, createdAt, author, href }) => (
          <li key={version} className="border-b border-line last:border-0">
            <a
              href={href}
              aria-current={version === shown ? "true" : undefined}
              className="block px-5 py-3 hover:bg-band aria-[current]:bg-brand-tint"
            >
              <span className="flex items-center justify-between gap-3 font-semibold">
                Versión {version}
                {version === current && <span className="chip">Actual</span>}
              </span>
              <time dateTime={createdAt} title={formatLongTime(createdAt)} className="text-sm">
                {formatRelative(createdAt, now)}
              </time>
              {author && <span className="block text-sm wrap-anywhere text-soft">{author}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
