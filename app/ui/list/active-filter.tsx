export function ActiveFilter({ label, off }: { label: string; off: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-band px-4 py-1">
      <span>
        Solo: <strong>{label}</strong>
      </span>
      <a href={off} className="prose-link grid min-h-11 items-center">
        Quitar este filtro
      </a>
    </p>
  );
}
