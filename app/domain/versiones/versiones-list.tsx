import { formatLongTime, formatRelative } from "~/domain/fechas";
import { useSite } from "~/http/page/site-data";
import type { Version } from "./version";

interface VersionesListProps {
  versions: Version[];
  /** Number of the present version. */
  current: number;
  /** Number of the one that is compared. */
  shown: number | null;
  hrefOf: (version: number) => string;
}

/** The kept versions of an item, newest first, each with when and by whom it was saved. */
export function VersionesList({ versions, current, shown, hrefOf }: VersionesListProps) {
  const { now } = useSite();
  if (versions.length === 0) {
    return <p className="panel p-5 text-soft">Todavía no hay versiones anteriores.</p>;
  }
  return (
    <nav aria-label="Versiones" className="panel overflow-clip">
      <ol>
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
