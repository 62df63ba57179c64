import { beforeEach, expect, test, vi } from "vitest";
import { RefusedImageError } from "~nouns/imagenes/rules/image-error";
import { testDatabase } from "../../../../support/database";
import { find, HEADER, importText, row } from "../importing";

const storeDataUrl = vi.hoisted(() => vi.fn<(url: string) => Promise<string>>());
vi.mock("~nouns/imagenes/store/store.server", () => ({ storeDataUrl }));

testDatabase();
beforeEach(() => {
  storeDataUrl.mockReset();
});

const withPicture = (slug: string) =>
  `Cuna,${slug},mobiliario,"data:image/png;base64,${slug}===",4`;

test("become files", async () => {
  storeDataUrl.mockResolvedValue("/media/0123456789abcdef");
  expect((await importText(`${HEADER}\n${withPicture("a")}`)).counts).toBe("1 0 0 0");
  expect((await find("a")).imageurl).toBe("/media/0123456789abcdef");
});

test.each([
  ["that cannot be read", "formato", "La imagen incrustada no se puede leer"],
  ["for which there is no room", "espacio", "No queda espacio para la imagen"],
] as const)("%s fail their row only", async (_, problem, motivo) => {
  storeDataUrl.mockRejectedValue(new RefusedImageError(problem));
  const { counts, filas } = await importText(`${HEADER}\n${withPicture("a")}\n${row("b")}`);
  expect(counts).toBe("1 0 0 1");
  expect(filas[0]).toMatchObject({ fila: 2, motivo });
});

test("of skipped rows are left alone", async () => {
  await importText(`${HEADER}\n${row("a")}`);
  expect((await importText(`${HEADER}\n${withPicture("a")}`)).counts).toBe("0 0 1 0");
  expect(storeDataUrl).not.toHaveBeenCalled();
});
