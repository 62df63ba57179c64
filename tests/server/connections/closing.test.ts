import { once } from "node:events";
import { stat } from "node:fs";
import { describe, expect, it } from "vitest";
import { gateway, html, OWN_FORM, open, readAnswer, serve } from "../support";

const get = (port: number) => `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;

describe("closing the server", () => {
  it("finishes what is running and says that it closes", async () => {
    const started = gateway();
    const allowed = gateway();
    const { port, close } = await serve({
      application: async () => {
        started.open();
        await allowed.passed;
        return html("terminado");
      },
    });
    const answer = readAnswer(open(port, get(port)));
    await started.passed;
    const closed = close(60_000);
    const late = open(port);
    expect((await once(late, "error").catch(([error]) => error))[0]).toMatchObject({
      code: "ECONNREFUSED",
    });
    allowed.open();
    expect((await answer).text).toBe("terminado");
    expect((await answer).headers.get("Connection")).toBe("close");
    await closed;
  });

  it("lets a form that is still arriving be stored", async () => {
    const started = gateway();
    const { port, close } = await serve({
      application: async (request) => {
        started.open();
        return html(String((await request.formData()).get("b")));
      },
    });
    const head = Object.entries({ ...OWN_FORM, "Content-Length": "7" });
    const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const socket = open(port, `POST /x HTTP/1.1\r\nHost: localhost:${port}\r\n${lines}\r\na=1`);
    const answer = readAnswer(socket);
    await started.passed;
    const closed = close(60_000);
    socket.write("&b=2");
    expect((await answer).text).toBe("2");
    await closed;
  });

  it("finishes a body whose start is out already, on a kept connection", async () => {
    const allowed = gateway();
    let step = 0;
    const body = new ReadableStream({
      async pull(to) {
        step += 1;
        if (step === 2) await allowed.passed;
        if (step > 2) to.close();
        else to.enqueue(Buffer.from(`parte ${step} `));
      },
    });
    const { port, close } = await serve({ application: async () => new Response(body) });
    const socket = open(port, get(port));
    const answer = readAnswer(socket);
    await once(socket, "data");
    const closed = close(60_000);
    allowed.open();
    expect((await answer).text).toContain("parte 2");
    await closed;
  });

  it("does not wait for connections without a request", async () => {
    const { port, server, close } = await serve();
    const connected = once(server, "connection");
    const unused = open(port);
    await connected;
    const kept = open(port, get(port));
    await once(kept, "data");
    const ends = [once(unused, "close"), once(kept, "close")];
    await close(60_000);
    await Promise.all(ends);
  });

  it("answers a request that was on its way over a kept connection", async () => {
    const { port, close } = await serve();
    const socket = open(port, get(port));
    await once(socket, "data");
    const closed = close(60_000);
    const answer = readAnswer(socket);
    socket.write(get(port));
    expect((await answer).headers.get("Connection")).toBe("close");
    expect((await answer).text).toBe("<p>hola</p>");
    await closed;
  });

  it("answers a request that came while the event loop was busy until connections are closed", async () => {
    const { port, close } = await serve();
    const socket = open(port, get(port));
    await once(socket, "data");
    const closed = close(60_000);
    const answer = readAnswer(socket);
    // In a callback of the system, as for a real request; due timers run right after it.
    stat(".", () => {
      socket.write(get(port));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    });
    expect((await answer).text).toBe("<p>hola</p>");
    await closed;
  });

  it("cuts what is still running after the grace", async () => {
    const started = gateway();
    const { port, close } = await serve({
      application: () => {
        started.open();
        return new Promise(() => undefined);
      },
    });
    const answer = readAnswer(open(port, get(port)));
    await started.passed;
    await close(0);
    expect((await answer).status).toBeNaN();
  });
});
