import { expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { log } from "~/runtime/log.server";
import { parseStored } from "~base/stored-json.server";

const schema = z.object({ lote: z.string() });

function watchWarnings() {
  const warn = vi.spyOn(log(), "warn");
  onTestFinished(() => warn.mockRestore());
  return warn;
}

it("names the column of what is damaged in the log, and nothing of what it holds", () => {
  const warn = watchWarnings();
  for (const damaged of ["", "{", "null", '{"lote":7}']) {
    expect(parseStored(schema, damaged, "importaciones.seleccion")).toBeUndefined();
    expect(warn).toHaveBeenLastCalledWith(
      { column: "importaciones.seleccion" },
      "stored value is damaged",
    );
  }
  expect(warn).toHaveBeenCalledTimes(4);
});

it("says nothing of what is whole", () => {
  const warn = watchWarnings();
  expect(parseStored(schema, '{"lote":"a"}', "importaciones.seleccion")).toEqual({ lote: "a" });
  expect(warn).not.toHaveBeenCalled();
});
