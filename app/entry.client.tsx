import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTyped } from "./ui/form/keep-typed";
import { sendOnce } from "./ui/form/send-once";

const putBack = keepTyped();
sendOnce();

function Page() {
  useEffect(putBack, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
