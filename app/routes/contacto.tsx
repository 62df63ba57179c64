import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isByPerson } from "~/http/forms/by-person.server";
import { parseForm, readForm, refuse, replyWith } from "~/http/forms/form.server";
import { makeSeal, readSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import { pageMeta } from "~/http/page/meta";
import { seeOther } from "~/http/responses/responses.server";
import { findOwnText } from "~/layout/own-text.server";
import { log } from "~/runtime/log.server";
import { OutcomeUnknownError } from "~/runtime/outcome-unknown-error";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { TooManyAttemptsError } from "~base/limits/attempts.server";
import { ContactoDetails } from "~features/contacto/contacto-details";
import { ContactoFaq } from "~features/contacto/contacto-faq";
import { MensajeFields, RESULT_ID } from "~features/contacto/mensaje-fields";
import { mensajeSchema } from "~features/contacto/mensaje-schema";
import { receiveMensaje } from "~features/contacto/receive-mensaje.server";

const TOO_MANY =
  "Desde tu conexión, que otros pueden compartir, han llegado varios mensajes en poco tiempo. Tu mensaje sigue aquí: vuelve a enviarlo dentro de una hora.";
const NOT_SAVED =
  "Ahora mismo no podemos guardar tu mensaje. Sigue aquí: vuelve a enviarlo dentro de un momento.";
const MAYBE_SAVED =
  "Se perdió la conexión al guardar tu mensaje, y no sabemos si ha llegado. Sigue aquí: vuelve a enviarlo, que no llegará dos veces.";

const NO_STORE = { "Cache-Control": "no-store" };

export async function loader({ request }: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.get("enviado") === "1";
  const faq = await findOwnText("faq");
  const seal = { name: SEAL_FIELD, value: makeSeal() };
  return data({ isSent, faq, seal }, { headers: NO_STORE });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { values, reply } = parseForm(form, mensajeSchema);
  const seal = readSeal(form.get(SEAL_FIELD));
  // Keeps a valid seal, so that the writing time is counted from the first form.
  const kept = seal && { name: SEAL_FIELD, value: String(form.get(SEAL_FIELD)) };
  // Shows no error, because whoever writes quickly has done nothing wrong.
  const askAgain = () => {
    const { initialValue } = replyWith(form, "");
    return data({ reply: { initialValue }, seal: kept, isHasty: true }, { status: 422 });
  };
  const refuseWith = (problem: string, status: 422 | 429 | 503, headers?: HeadersInit) =>
    refuse(context, { reply: replyWith(form, problem), seal: kept }, { status, headers });

  if (reply) return refuse(context, { reply, seal: kept }, { status: 422 });
  if (!isByPerson(form, seal)) return askAgain();
  try {
    const { clientAddress } = context;
    await receiveMensaje(values, { idem: seal.idem, clientAddress });
  } catch (error) {
    if (error instanceof TooManyAttemptsError) {
      return refuseWith(TOO_MANY, 429, { "Retry-After": String(error.retryAfterS) });
    }
    log().error({ err: error, requestId: context.requestId }, "message not kept");
    return refuseWith(error instanceof OutcomeUnknownError ? MAYBE_SAVED : NOT_SAVED, 503, {
      "Retry-After": "30",
    });
  }
  return seeOther(paths.contacto({ enviado: "1" }));
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After");
  return retryAfter ? { ...NO_STORE, "Retry-After": retryAfter } : loaderHeaders;
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.isSent ? "¡Mensaje enviado!" : "Contacto",
    description:
      "Escríbenos: dudas sobre una reseña, productos que proponer o errores que corregir.",
    ...(args.data?.isSent ? { noindex: true } : { canonical: paths.contacto() }),
  });

export default function ContactoPage() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <div className="wrap pb-12 md:pb-16">
        <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: "Contacto" }]} />
        <h1 className="text-3xl">Contacto</h1>
        <p className="mt-3 max-w-text text-lg text-soft">
          ¿Una duda sobre una reseña, un producto que falta o un error que corregir? Escríbenos.
        </p>
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1.7fr_1fr] lg:gap-16">
          {loaded.isSent && !refused ? (
            <Sent />
          ) : (
            <MensajeFields
              reply={refused?.reply}
              isHasty={refused !== undefined && "isHasty" in refused}
              seal={refused?.seal ?? loaded.seal}
            />
          )}
          <ContactoDetails />
        </div>
      </div>
      <ContactoFaq faq={loaded.faq} />
    </>
  );
}

function Sent() {
  return (
    <section
      id={RESULT_ID}
      tabIndex={-1}
      aria-labelledby="enviado"
      className="rounded-lg bg-brand-tint px-6 py-8"
    >
      <div role="status">
        <h2 id="enviado" className="text-2xl">
          ¡Mensaje enviado!
        </h2>
        <p className="mt-2">
          Gracias por contactar con nosotros. Te responderemos lo antes posible.
        </p>
      </div>
      <a href={paths.contacto()} className="btn btn-quiet mt-5">
        Enviar otro mensaje
      </a>
    </section>
  );
}
