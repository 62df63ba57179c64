export function HiddenFields({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
