import { type RefObject, useEffect, useRef, useState } from "react";
import { controlOf, FieldFrame, type FieldTexts } from "./field";
import { useScriptReady } from "./script-ready";

interface PasswordFieldProps extends FieldTexts {
  autoComplete: "current-password" | "new-password";
  defaultValue?: string;
  inputRef?: RefObject<HTMLInputElement>;
}

export function PasswordField({ inputRef, ...props }: PasswordFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  const isReady = useScriptReady();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const form = ref.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [ref]);
  return (
    <FieldFrame {...props}>
      <div className="relative">
        <input
          {...controlOf(props)}
          ref={ref}
          type={isShown ? "text" : "password"}
          required
          maxLength={256}
          autoCapitalize="none"
          spellCheck={false}
          className="control min-h-11 pr-24"
        />
        <button
          type="button"
          hidden={!isReady}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-1 right-1 cursor-pointer rounded-sm px-3 text-sm font-semibold text-brand hover:bg-brand-tint"
        >
          {isShown ? "Ocultar" : "Mostrar"}
          <span className="sr-only"> contraseña</span>
        </button>
      </div>
    </FieldFrame>
  );
}
