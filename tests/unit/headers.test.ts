import { expect, test } from 'vitest';
import { headersFile } from '@/hosting/headers.ts';

const page = '<meta http-equiv="content-security-policy" content="default-src \'self\';script-src \'sha256-x=\';">';

/** The headers that the file names for an address, all rules that fit it together. */
function sentFor(address: string): string[] {
  const sent: string[] = [];
  let fits = false;
  for (const line of headersFile(page, ['ko', 'learn']).split('\n')) {
    if (line.startsWith('  ')) fits && sent.push(line.trim());
    else fits = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : line === address;
  }
  return sent;
}

test('every page is sent its own policy and may stand in no frame', () => {
  for (const address of ['/', '/404.html', '/learn/', '/ko/learn/smartphone/pads/'])
    expect(sentFor(address)).toContain(
      "Content-Security-Policy: default-src 'self';script-src 'sha256-x='; frame-ancestors 'none'",
    );
});

test('a file that is no page is sent nothing that only pages need', () => {
  for (const address of ['/_astro/a.css', '/said/en.js', '/icons/touch-180.png', '/sw.js']) {
    const sent = sentFor(address).join('\n');
    expect(sent).toContain('nosniff');
    expect(sent).not.toMatch(/sha256|Permissions-Policy/);
  }
});

test('what may run as a worker has a policy, for no page carries one for it', () => {
  for (const address of ['/_astro/search.worker.js', '/sw.js'])
    expect(sentFor(address)).toContain("Content-Security-Policy: default-src 'self'");
});
