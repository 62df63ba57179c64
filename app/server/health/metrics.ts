import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { lastVerifiedBackup } from "~db/backup/last-verified.server";
import { isLoopbackAddress } from "../connections/connections";
import { type Exchange, sendError } from "../sending/exchange";
import { answerRead } from "./health";

export type MetricsAccess = "1" | "all";

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, Number.POSITIVE_INFINITY];

const TYPE = "text/plain; version=0.0.4; charset=utf-8";
const LAG = "nodejs_eventloop_lag_p99_seconds";
const LAST_COPY = "mimbre_last_verified_backup_timestamp_seconds";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const byClass = [0, 0, 0, 0, 0, 0];
  const buckets = BUCKETS.map(() => 0);
  let milliseconds = 0;
  const delay = monitorEventLoopDelay();
  delay.enable();
  return {
    observe(status: number, ms: number) {
      const digit = Math.floor(status / 100);
      byClass[digit] = (byClass[digit] ?? 0) + 1;
      const bucket = BUCKETS.findIndex((limit) => ms <= limit * 1000);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      milliseconds += ms;
    },
    render() {
      const requests = [...byClass.entries()]
        .filter(([, count]) => count > 0)
        .map(([digit, count]) => [`{status="${digit}xx"}`, count] as const);
      let total = 0;
      const durations = BUCKETS.map((limit, n) => {
        total += buckets[n] ?? 0;
        return [`_bucket{le="${Number.isFinite(limit) ? limit : "+Inf"}"}`, total] as const;
      });
      return [
        ...metric("mimbre_requests_total", "counter", "Answers by class of status.", requests),
        ...metric(
          "mimbre_request_duration_seconds",
          "histogram",
          "From request to end of answer.",
          [...durations, ["_sum", milliseconds / 1000], ["_count", total]],
        ),
        ...readGauges(delay.percentile(99) / 1e9),
        "",
      ].join("\n");
    },
  };
}

function readGauges(lag: number): string[] {
  const copy = lastVerifiedBackup();
  const madeAt = copy && Date.parse(copy.madeAt) / 1000;
  return [
    gauge("process_resident_memory_bytes", "Memory of this process.", process.memoryUsage.rss()),
    gauge("process_uptime_seconds", "Time since the start.", process.uptime()),
    gauge(LAG, "Delay of the event loop, 99th percentile since the start.", lag),
    gauge(LAST_COPY, "When the newest verified copy was made.", madeAt),
  ].flat();
}

const gauge = (name: string, help: string, value: number | undefined) =>
  value === undefined ? [] : metric(name, "gauge", help, [["", value]]);

type Values = readonly (readonly [suffix: string, value: number])[];

function metric(name: string, type: string, help: string, values: Values): string[] {
  const lines = values.map(([suffix, value]) => `${name}${suffix} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

export async function answerMetrics(
  exchange: Exchange,
  path: string,
  numbers: { access: MetricsAccess; metrics: Metrics } | undefined,
): Promise<boolean> {
  if (path !== "/metrics") return false;
  const isOpen = numbers?.access === "all" || isFromThisMachine(exchange.req);
  if (numbers && isOpen) await answerRead(exchange, numbers.metrics.render(), TYPE);
  else await sendError(exchange, 404);
  return true;
}

function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = "x-forwarded-for" in headers || "forwarded" in headers;
  return isLoopbackAddress(socket.remoteAddress ?? "") && !isForwarded;
}
