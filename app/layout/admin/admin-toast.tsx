import { useSite } from "~/http/page/site-data";
import { useScriptReady } from "~/ui/field/script-ready";
import { Toast } from "~/ui/page/toast";

/** Readers announce a text that comes into a status, but seldom a status with its text. */
export function AdminToast() {
  const { flash, now } = useSite();
  const isReady = useScriptReady();
  const isError = flash?.tone === "error";
  return (
    <>
      <div role="status" className="sticky top-0 z-40">
        {flash && !isError && <Toast key={`${isReady} ${now}`} message={flash} />}
      </div>
      {flash && isError && <Toast key={now} message={flash} />}
    </>
  );
}
