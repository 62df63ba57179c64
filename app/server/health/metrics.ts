import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { lastVerifiedBackup } from "~db/backup/last-verified.server";
import { type Exchange, endWith, sendError, setHeaders } from "../answers/exchange";
import { isLoopbackAddress } from "../connections/connections";

export type MetricsAccess = "1" | "all";

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, Number.POSITIVE_INFINITY];

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

export interface Metrics {
  observe(status: number, ms: number): void;
  render(): string;
}

export function createMetrics(): Metrics {
  const byClass = [0, 0, 0, 0, 0, 0];
  const buckets = BUCKETS.map(() => 0);
  let milliseconds = 0;
  const delay = monitorEventLoopDelay();
  delay.enable();
  const gauges: Record<string, { help: string; read(): number | undefined }> = {
    process_resident_memory_bytes: {
      help: "Memory of this process.",
      read: () => process.memoryUsage.rss(),
    },
    process_uptime_seconds: { help: "Time since the start.", read: () => process.uptime() },
    nodejs_eventloop_lag_p99_seconds: {
      help: "Delay of the event loop, 99th percentile since the start.",
      read: () => delay.percentile(99) / 1e9,
    },
    mimbre_last_verified_backup_timestamp_seconds: {
      help: "When the newest verified copy was made.",
      read() {
        const last = lastVerifiedBackup();
        return last && Date.parse(last.madeAt) / 1000;
      },
    },
  };
  return {
    observe(status, ms) {
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
        ...Object.entries(gauges).flatMap(([name, { help, read }]) => {
          const value = read();
          return value === undefined ? [] : metric(name, "gauge", help, [["", value]]);
        }),
        "",
      ].join("\n");
    },
  };
}

function metric(
  name: string,
  type: string,
  help: string,
  values: readonly (readonly [suffix: string, value: number])[],
): string[] {
  const lines = values.map(([suffix, value]) => `${name}${suffix} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

export async function answerMetrics(
  exchange: Exchange,
  path: string,
  numbers: { access: MetricsAccess; metrics: Metrics } | undefined,
): Promise<boolean> {
  if (path !== "/metrics") return false;
  const { req, res } = exchange;
  if (!numbers || (numbers.access === "1" && !isFromThisMachine(req))) {
    await sendError(exchange, 404);
  } else if (req.method === "POST") {
    await sendError(exchange, 405, { Allow: "GET, HEAD" });
  } else {
    setHeaders(res, { "Content-Type": TYPE, "Cache-Control": "no-store" });
    await endWith(exchange, Buffer.from(numbers.metrics.render()));
  }
  return true;
}

function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = "x-forwarded-for" in headers || "forwarded" in headers;
  return isLoopbackAddress(socket.remoteAddress ?? "") && !isForwarded;
}
