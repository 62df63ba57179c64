import type { Page } from "@playwright/test";

/**
 * Collects the complaints of a browser about the pages that it opens from now on: requests to anywhere else, errors on
 * the console, with them what a security policy refused, and errors of script.
 */
export function collectComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) complaints.push(`request to ${request.url()}`);
  });
  page.on("console", (message) => {
    const { url } = message.location();
    const isOwn404 = /status of 404/.test(message.text()) && url === page.url();
    if (message.type() === "error" && !isOwn404) complaints.push(`${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}
