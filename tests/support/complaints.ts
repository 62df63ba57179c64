import type { Page } from "@playwright/test";

/**
 * Collects complaints of the browser about pages from now on: requests to other hosts, errors on
 * the console, such as those of the security policy, and errors of script.
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
