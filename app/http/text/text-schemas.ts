import { z } from "zod";

const LINE_BREAKS_OR_CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Direction marks can disguise names; joiners of emoji or letters, and flags, stay. */
const HIDDEN = /(?=\p{Default_Ignorable_Code_Point})[^\P{Cf}\p{Join_Control}\p{Emoji_Component}]/gu;

export const withoutHidden = (text: string) => text.replace(HIDDEN, "");

export const isOneLine = (text: string) => !LINE_BREAKS_OR_CONTROL.test(text);

const ONE_LINE = "Escríbelo en una sola línea";

type TextRules = { required: string; max: number; tooLong: string };

const VISIBLE = /[^\s\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const hasVisible = (text: string) => VISIBLE.test(text);

const missing = (sentence: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? sentence : undefined;

/** Refuses line breaks, because one could start a new header of a mail. */
const oneLine = (rules?: { error: ReturnType<typeof missing> }) =>
  z.string(rules).overwrite(withoutHidden).refine(isOneLine, ONE_LINE).trim();

/** A text that is too long gets no further checks, because these would read all of it. */
export function line({ required, max, tooLong }: TextRules) {
  return oneLine({ error: missing(required) })
    .refine(hasVisible, required)
    .max(max, { error: tooLong, abort: true });
}

/** Turns CRLF into LF, because browsers count a line break as one character. */
export function paragraphs(
  { required, max, tooLong }: TextRules,
  trim = (text: string) => text.trim(),
) {
  return z
    .string({ error: missing(required) })
    .overwrite(cleanParagraphs)
    .overwrite(trim)
    .min(1, required)
    .max(max, tooLong);
}

export const optionalLine = ({ max, tooLong }: Omit<TextRules, "required">) =>
  oneLine().max(max, tooLong).default("");

export const optionalParagraphs = ({ max, tooLong }: Omit<TextRules, "required">) =>
  z.string().overwrite(cleanParagraphs).trim().max(max, tooLong).default("");

/** @param passed returns the limit that a value exceeds, in words */
export const within =
  <Value>(passed: (value: Value) => string | undefined, subject: string) =>
  ({ value, issues }: z.core.ParsePayload<Value>) => {
    const limit = passed(value);
    if (limit === undefined) return;
    const message = `${subject} (${limit} como máximo)`;
    issues.push({ code: "custom", message, input: value });
  };

export function cleanParagraphs(text: string): string {
  const clean = text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  return hasVisible(clean) ? clean : "";
}

const BARE_ADDRESS = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** Adds https:// to addresses as people write them, like `instagram.com/lacuna`. */
export const completeAddress = (typed: string): string =>
  BARE_ADDRESS.test(typed.trim()) ? `https://${typed.trim()}` : typed;

/** Requires a slash, because a bare file name looks like a host. */
export const completeImage = (typed: string): string =>
  typed.includes("/") ? completeAddress(typed) : typed;

/** Completes the address after the last bar of each line, or the whole line. */
export const completeLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => {
      const at = line.lastIndexOf("|") + 1;
      const typed = line.slice(at);
      const whole = completeAddress(typed);
      return whole === typed ? line : `${line.slice(0, at)}${at ? " " : ""}${whole}`;
    })
    .join("\n");

export const EMAIL_MAX = 254;

export function email({ required, invalid }: { required: string; invalid: string }) {
  return line({ required, max: EMAIL_MAX, tooLong: invalid })
    .overwrite(toAsciiDomain)
    .refine((text) => text.length <= EMAIL_MAX && isEmail(text), invalid);
}

const isEmail = (text: string): boolean =>
  z.regexes.html5Email.test(text) && /\.[a-z][a-z0-9-]+$/i.test(text);

function toAsciiDomain(text: string): string {
  const at = text.lastIndexOf("@") + 1;
  const url = `http://${text.slice(at)}`;
  if (at === 0 || !/^http:\/\/[\p{L}\p{N}.-]+$/u.test(url) || !URL.canParse(url)) return text;
  return text.slice(0, at) + new URL(url).hostname;
}
