import { DataCell } from "~/ui/list/data-table";

export const LOTE_FORM = "lote";

export const boxesOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((box) => box instanceof HTMLInputElement);

interface LoteBoxProps extends Record<"id" | "title", string> {
  look?: string;
}

export function LoteBox({ id, title, look = "-m-3" }: LoteBoxProps) {
  return (
    <label className={`${look} grid size-11 cursor-pointer place-items-center`}>
      <input
        type="checkbox"
        form={LOTE_FORM}
        name="id"
        value={id}
        aria-label={`Seleccionar ${title}`}
        className="size-5 accent-brand"
        onChange={({ target: { form, checked } }) => {
          for (const box of boxesOf(form)) if (box.name === "todos") box.checked &&= checked;
        }}
      />
    </label>
  );
}

export const LoteCell = (row: LoteBoxProps) => (
  <DataCell label="Seleccionar" className="@min-[48rem]:w-10">
    <LoteBox {...row} />
  </DataCell>
);
