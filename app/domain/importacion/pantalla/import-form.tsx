import type { FormEvent, ReactNode } from "react";
import { useFormFrame } from "~/ui/form/form-frame";
import { PostForm } from "~/ui/form/post-form";
import { EN_DIALOGO } from "../lote/seleccion";

interface ImportFormProps {
  action: string;
  encType?: "multipart/form-data";
  onChange?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
}

export function ImportForm({ children, ...rest }: ImportFormProps) {
  const frame = useFormFrame();
  return (
    <PostForm {...rest} onSubmit={frame?.onSubmit}>
      {frame && <input type="hidden" name={EN_DIALOGO} value="1" />}
      {children}
    </PostForm>
  );
}
