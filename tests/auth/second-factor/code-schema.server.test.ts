import { expect, it } from "vitest";
import { setupCodeSchema } from "~/auth/second-factor/code-schema.server";

it.each([
  ["left out", {}, null],
  ["of spaces", { friendly_name: "   " }, null],
  ["with spaces around it", { friendly_name: " Móvil " }, "Móvil"],
])("the name of a new factor, %s", (_, given, stored) => {
  expect(setupCodeSchema.parse({ code: "123 456", ...given }).friendly_name).toBe(stored);
});
