export type Status = Record<"isMain" | "mfaEnabled", boolean>;

export function StatusLine({ isMain, mfaEnabled }: Status) {
  return (
    <p className="text-xs text-soft">
      {isMain && "Admin principal · "}
      {mfaEnabled ? "2FA Activado" : "2FA Desactivado"}
    </p>
  );
}
