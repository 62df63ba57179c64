export type Status = Record<"isMain" | "isWriter" | "mfaEnabled", boolean>;

export function StatusLine({ isMain, isWriter, mfaEnabled }: Status) {
  return (
    <p className="text-xs text-soft">
      {isMain && "Admin principal · "}
      {isWriter && "Redacción · "}
      {mfaEnabled ? "2FA Activado" : "2FA Desactivado"}
    </p>
  );
}
