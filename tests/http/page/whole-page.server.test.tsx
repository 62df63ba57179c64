import { expect, it } from "vitest";
import { drawWhole } from "~/http/page/whole-page.server";

const UP_TO = 4_096;
/** Letters of two, three and four bytes, some with a letter of one byte between them. */
const TEXT = "ñ€😀éa→";
const PIECE = 500;

/** A form with a field after this many bytes, to move it across the edge of React's buffer. */
function Form({ offset }: { offset: number }) {
  const whole = Array.from({ length: Math.floor(offset / PIECE) }, (_, n) => n);
  return (
    <form>
      {whole.map((n) => (
        <i key={n}>{"a".repeat(PIECE)}</i>
      ))}
      <b>{"a".repeat(offset % PIECE)}</b>
      <input name="title" defaultValue={TEXT} />
      <textarea name="descripcion" defaultValue={TEXT} />
    </form>
  );
}

it("draws a form as it is, wherever its accents meet the end of React's buffer", async () => {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  const wrong: number[] = [];
  for (let offset = 0; offset <= UP_TO; offset++) {
    const html = utf8.decode(await drawWhole(<Form offset={offset} />));
    const isWhole = html.includes(` value="${TEXT}"`) && html.includes(`>${TEXT}</textarea>`);
    if (!isWhole || html.includes("\0")) wrong.push(offset);
  }
  expect(wrong).toEqual([]);
});

it("is refused with the fault of a page that cannot be drawn", async () => {
  const Broken = () => {
    throw new Error("no page");
  };
  await expect(drawWhole(<Broken />)).rejects.toThrow("no page");
});
