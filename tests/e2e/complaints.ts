import type { Page } from '@playwright/test';

/** What a page complains about while it loads, and what its own policy keeps it from. */
export const complaints = async (page: Page): Promise<string[]> => {
  const heard: string[] = [];
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy forbids ${violatedDirective}: ${blockedURI}`),
    ),
  );
  page.on('console', (message) => {
    // Playwright's own word, where a page would like to be kept.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
};
