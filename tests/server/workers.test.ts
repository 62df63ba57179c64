import { EventEmitter } from "node:events";
import { beforeEach, expect, it, vi } from "vitest";
import { startWorkers } from "~/server/workers";

/** A fake process, which listens and ends only when the test says so. */
class FakeWorker extends EventEmitter {
  isGone = false;
  isDeaf = false;
  process = { pid: 1, kill: () => setImmediate(() => this.die()) };
  isDead = () => this.isGone;
  isConnected = () => true;
  send() {
    if (this.isDeaf) throw new Error("write EPIPE");
    setImmediate(() => this.die());
  }
  listen = () => this.emit("listening", { address: "::", port: 3000 });
  die() {
    this.isGone = true;
    this.emit("exit", 0);
    fake.cluster.emit("exit", this, 0, null);
  }
}

const fake = vi.hoisted(() => ({
  cluster: undefined as unknown as EventEmitter,
  forked: [] as unknown[],
  onFork: (_worker: unknown) => undefined as unknown,
}));
vi.mock("node:cluster", async () => {
  const { EventEmitter: Emitter } = await import("node:events");
  fake.cluster = new Emitter();
  const fork = () => {
    const worker = new FakeWorker();
    fake.forked.push(worker);
    setImmediate(() => fake.onFork(worker));
    return worker;
  };
  const workers = () => ({ ...(fake.forked as FakeWorker[]).filter(({ isGone }) => !isGone) });
  const cluster = Object.assign(fake.cluster, { setupPrimary: () => undefined, fork });
  return { default: Object.defineProperty(cluster, "workers", { get: workers }) };
});

const forked = fake.forked as FakeWorker[];
const alive = () => forked.filter(({ isGone }) => !isGone);
const log = { info: vi.fn(), error: vi.fn() };
/** Longer than the pause after which a dead worker is replaced. */
const REPLACED_MS = 600;

beforeEach(() => {
  forked.length = 0;
  fake.cluster.removeAllListeners();
  fake.onFork = (worker) => (worker as FakeWorker).listen();
  log.error.mockClear();
});

it("a restart replaces every worker by one", async () => {
  const workers = await startWorkers(2, log);
  await workers.restart();
  expect(alive()).toEqual(forked.slice(2));
  expect(alive()).toHaveLength(2);
  expect(log.error).not.toHaveBeenCalled();
});

it.each([
  ["the one whose successor starts", 0],
  ["one whose turn is still to come", 1],
])("a worker that dies during a restart, %s, leaves none too many", async (_, victim) => {
  const workers = await startWorkers(2, log);
  fake.onFork = (worker) => {
    if (forked.indexOf(worker as FakeWorker) === 2) forked[victim]?.die();
    (worker as FakeWorker).listen();
  };
  await workers.restart();
  await new Promise((resolve) => setTimeout(resolve, REPLACED_MS));
  expect(alive()).toHaveLength(2);
  expect(alive().filter((worker) => forked.indexOf(worker) < 2)).toEqual([]);
});

it("a stop while a successor starts ends that one too, though it does not hear yet", async () => {
  const workers = await startWorkers(2, log);
  const started = new Promise<FakeWorker>((resolve) => {
    fake.onFork = (worker) => resolve(worker as FakeWorker);
  });
  const restarted = workers.restart();
  (await started).isDeaf = true;
  await Promise.all([workers.stop(), restarted]);
  expect(alive()).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});
