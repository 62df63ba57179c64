import { type FormReply, fieldOf } from "~/http/results/form-reply";

interface VersionFieldProps {
  name?: string;
  current: string | number | undefined;
  reply: FormReply | undefined;
}

/**
 * A form that comes back still stands for the version that its author has seen. After a conflict its reply
 * names none, and the next sending stands for what is stored now.
 */
export function VersionField({ name = "version", current, reply }: VersionFieldProps) {
  const { defaultValue: seen } = fieldOf(reply, name);
  return <input type="hidden" name={name} value={seen ?? current} />;
}
