interface CircuitOptions {
  failures: number;
  windowMs: number;
  now?: () => number;
}

interface Circuit {
  isOpen(): boolean;
  recordFailure(): void;
  recordSuccess(): void;
}

export function createCircuit({ failures, windowMs, now = Date.now }: CircuitOptions): Circuit {
  let recent: number[] = [];
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    recordFailure() {
      recent = [...recent.filter((at) => now() - at < windowMs), now()];
      if (recent.length < failures) return;
      openUntil = now() + windowMs;
      recent = [];
    },
    recordSuccess() {
      recent = [];
    },
  };
}
