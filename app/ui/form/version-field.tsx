import { type FormReply, fieldOf } from "~/http/results/form-reply";

interface VersionFieldProps {
  name?: string;
  current: string | number | undefined;
  reply: FormReply | undefined;
}

/**
 * Sends the version that the editor has seen, also after a refusal. After a conflict the reply has
 * none, so that saving again overwrites the stored version.
 */
export function VersionField({ name = "version", current, reply }: VersionFieldProps) {
  const { defaultValue: seen } = fieldOf(reply, name);
  return <input type="hidden" name={name} value={seen ?? current} />;
}
