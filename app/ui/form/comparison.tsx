interface ComparisonProps {
  beforeTitle: string;
  afterTitle: string;
  fields: readonly { label: string; before: string; after: string }[];
}

export function Comparison({ beforeTitle, afterTitle, fields }: ComparisonProps) {
  return (
    <dl className="grid gap-5">
      {fields.map(({ label, before, after }) => (
        <div key={label} className="panel overflow-clip">
          <dt className="border-b border-line bg-band px-5 py-2.5 font-semibold">{label}</dt>
          <dd className="grid md:grid-cols-2 md:divide-x md:divide-line">
            <Side title={beforeTitle} text={before} />
            <Side title={afterTitle} text={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 px-5 py-3 max-md:not-first:border-t max-md:not-first:border-line">
      <p className="text-sm text-soft">{title}</p>
      <p className="mt-1 max-h-80 overflow-y-auto break-words whitespace-pre-wrap">
        {text || <span className="text-soft">(vacío)</span>}
      </p>
    </div>
  );
}
