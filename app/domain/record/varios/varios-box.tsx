import { DataCell } from "~/ui/list/data-table";
import { ForPublishers } from "~/ui/page/for-publishers";

export const VARIOS_FORM = "lote";

export const boxesOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((box) => box instanceof HTMLInputElement);

type VariosBoxProps = Record<"id" | "title", string> & { look?: string };

export function VariosBox({ id, title, look = "-m-3" }: VariosBoxProps) {
  return (
    <label className={`${look} grid size-11 cursor-pointer place-items-center`}>
      <input
        type="checkbox"
        form={VARIOS_FORM}
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

export const VariosCell = (row: VariosBoxProps) => (
  <DataCell
    label="Seleccionar"
    className="@max-[34rem]:row-span-2 @max-[34rem]:before:hidden @min-[48rem]:w-10"
  >
    <ForPublishers>
      <VariosBox {...row} />
    </ForPublishers>
  </DataCell>
);
