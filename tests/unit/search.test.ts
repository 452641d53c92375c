import { describe, expect, test } from 'vitest';
import { inOrder, partsOf, withEdges, withoutTitle } from '@/search/found.ts';
import { asClauseId, gameOf, kindOf } from '@/search/kinds.ts';
import { apart, recordsOf } from '@/search/records.ts';

/** What is left of markup when its tags are taken out. */
const plainOf = (html: string) =>
  apart(html)
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const page = (lang: string, main: string, description = '') =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta name="description" content="${description}"></head><body><main>${main}</main></body></html>`;

test('an address tells the kind and the game', () => {
  expect(
    [
      '/rules/#S6.2',
      '/ko/rules/coverage/#C5.1',
      '/scenarios/control-tie/',
      '/ko/learn/smartphone/pads/',
      '/learn/smartphone/glossary/',
      '/scenarios/',
      '/lab/',
    ].map((address) => `${kindOf(address)} ${gameOf(address)}`),
  ).toEqual([
    'clause smartphone',
    'clause coverage',
    'scenario smartphone',
    'lesson smartphone',
    'page smartphone',
    'page null',
    'page null',
  ]);
  expect(['s6.2', ' SP.1 ', 'c10', 'selling', 'tie'].map(asClauseId)).toEqual(['S6.2', 'SP.1', 'C10', null, null]);
});

describe('what is put into the index', () => {
  test('every clause by itself, at its anchor, in the language of the page', () => {
    const main = `<h1>규칙</h1><article id="S6.2" data-x><h3><a class="clause" href="#S6.2">S6.2</a> <span>연결된 지역</span></h3>
      <p>선으로 이어진 지역에만 &amp; &#39;놓는다&#x27;.</p><p>다른 말</p></article>`;
    expect(recordsOf('/ko/rules/', page('ko', main, '모든 조항'))).toEqual([
      { url: '/ko/rules/', language: 'ko', title: '규칙', content: '규칙. 모든 조항' },
      {
        url: '/ko/rules/#S6.2',
        language: 'ko',
        title: 'S6.2 연결된 지역',
        content: "S6.2 연결된 지역. 선으로 이어진 지역에만 & '놓는다'.",
      },
    ]);
  });
  test('cells, entries, terms and links with a space between them; a term with a colon', () => {
    const read = plainOf('<dl><dt><b>Why</b></dt><dd>No tie-break</dd><dt>Who?</dt><dd>Red.</dd></dl><a>A</a><a>B</a>');
    expect(read).toBe('Why: No tie-break. Who? Red. A B');
    expect(plainOf('<tr><td>one</td><td>Two</td></tr><ul><li>Three</li><li>Four.</li></ul>')).toBe(
      'one Two Three. Four.',
    );
  });
  test('a scenario by its question, a page as it is, and a lost one not at all', () => {
    const main = '<h1>A tie</h1><details id="answer"><p>Red is ahead.</p></details>';
    expect(recordsOf('/scenarios/tie/', page('en', main, 'Who is ahead?'))).toEqual([
      { url: '/scenarios/tie/', language: 'en', title: 'A tie', content: 'A tie. Who is ahead?' },
    ]);
    expect(recordsOf('/about/', page('en', '<h1>About</h1>'))).toBeNull();
    expect(recordsOf('/404.html', page('en', '<h1>Lost</h1>'))).toEqual([]);
  });
});

describe('what is found', () => {
  const found = (title: string, excerpt = '') => ({ url: '', meta: { title }, excerpt });
  test('is text with marks; other markup in it stays text', () => {
    expect(partsOf('a <mark>tie</mark> &lt;b&gt; <img src=x>')).toEqual([
      { text: 'a ', marked: false },
      { text: 'tie', marked: true },
      { text: ' <b> <img src=x>', marked: false },
    ]);
  });
  test('does not repeat its title', () => {
    expect(withoutTitle(found('S8.3 Ties for control', '<mark>Ties</mark> for <mark>control.</mark> Of players'))).toBe(
      'Of players',
    );
    expect(withoutTitle(found('Scoring', 'One <mark>good.</mark> And more'))).toBe('One <mark>good.</mark> And more');
  });
  test('shows where its text was cut out of a sentence', () => {
    expect(withEdges('<mark>retailer</mark> lies in')).toBe('… <mark>retailer</mark> lies in …');
    expect(withEdges('Which regions get a <mark>retailer?</mark>')).toBe('Which regions get a <mark>retailer?</mark>');
    expect(withEdges('<mark>소매점</mark>에서는 아무도 팔지 않습니다.')).toBe(
      '<mark>소매점</mark>에서는 아무도 팔지 않습니다.',
    );
  });
  test('begins with the clause whose number was typed', () => {
    const all = [found('Editions'), found('S1.10 Ten'), found('S1.1 One')];
    expect(inOrder(all, 's1.1').map(({ meta }) => meta.title)).toEqual(['S1.1 One', 'S1.10 Ten', 'Editions']);
    expect(inOrder(all, 'one')).toEqual(all);
  });
});
