export function ValorFila({ value }: { value: string[] }) {
  if (value.length === 0) return <span className="text-soft">—</span>;
  if (value.length === 1) return <>{value[0]}</>;
  return (
    <ul className="grid list-disc grid-cols-1 gap-1 pl-4">
      {value.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
