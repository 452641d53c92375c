import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayTry, noteAsked, noteFailure, noteOff } from '@/offline/note.ts';
import { blockedStore, fullStore, memoryStore } from './play/kit.ts';

/** When the offline copy is tried: once in a visit and a day where it fails, never where that cannot be remembered. */

const visit = () => vi.stubGlobal('sessionStorage', memoryStore());
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T23:59:00Z') });
  vi.stubGlobal('localStorage', memoryStore());
  visit();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what failed is tried again on another day, in another visit', () => {
  expect(mayTry()).toBe(true);
  noteFailure();
  expect(mayTry()).toBe(false);
  visit();
  expect(mayTry()).toBe(false);
  noteFailure();
  vi.setSystemTime(new Date('2026-05-05T00:01:00Z'));
  expect(mayTry()).toBe(false);
  visit();
  expect(mayTry()).toBe(true);
});

test('what was dropped stays so until it is asked for', () => {
  noteOff();
  vi.setSystemTime(new Date('2026-05-06T00:01:00Z'));
  visit();
  expect(mayTry()).toBe(false);
  noteAsked();
  expect(mayTry()).toBe(true);
});

test('where nothing can be remembered nothing is tried', () => {
  for (const store of [blockedStore, fullStore(memoryStore())]) {
    vi.stubGlobal('localStorage', store);
    expect(mayTry).toThrow('refused');
  }
});
