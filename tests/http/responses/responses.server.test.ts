import { data, type SerializeFrom } from "@remix-run/node";
import { expect, expectTypeOf, it } from "vitest";
import { seeOther } from "~/http/responses/responses.server";

it("leads to another page with the cookies given", () => {
  const { status, headers } = seeOther("/auth?a=1#b", "uno=1", "dos=2");
  expect([status, headers.get("Location")]).toEqual([303, "/auth?a=1#b"]);
  expect(headers.getSetCookie()).toEqual(["uno=1", "dos=2"]);
});

it("leaves the type of what else an action answers to its page", () => {
  const action = async (isDone: boolean) => (isDone ? seeOther("/") : data({ problem: "No" }));
  expectTypeOf<SerializeFrom<typeof action>>().toEqualTypeOf<{ problem: string }>();
});
