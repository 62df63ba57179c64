import { expect, it } from "vitest";
import { completeAddress, completeImage, completeLines } from "~/http/text/text-schemas";

it.each(["instagram.com/x", "www.lacuna.es", "niñas.es/a?b=1#c", "bsky.app/profile/ana.es"])(
  "%s is completed",
  (typed) => {
    expect(completeAddress(typed)).toBe(`https://${typed}`);
  },
);

it.each([
  "",
  "https://a.es",
  "http://a.es",
  "/consejos",
  "javascript:alert(1)",
  "//a.es",
  "ana@a.es",
  "a.es/con espacio",
  "hola",
  "12.5",
])("%j stays as it is", (typed) => {
  expect(completeAddress(typed)).toBe(typed);
});

it("a name of a file is no address of a picture", () => {
  expect(completeImage("foto.jpg")).toBe("foto.jpg");
  expect(completeImage("fotos.es/a.jpg")).toBe("https://fotos.es/a.jpg");
});

it("the last cell of each line is completed, and other lines stay as they are", () => {
  expect(completeLines("instagram.com/x\nAEPED | aeped.es/guia\nOtra|https://a.es/b|c")).toBe(
    "https://instagram.com/x\nAEPED | https://aeped.es/guia\nOtra|https://a.es/b|c",
  );
});
