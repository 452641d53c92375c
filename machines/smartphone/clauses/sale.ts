import { define, type Sources } from './define.ts';

const phase: Sources = [
  { book: 'E2', place: 'Phase 7. Selling Goods' },
  { book: 'KO', place: '7단계. 제품 판매' },
  { book: 'E1', place: 'Phase 7. Sale' },
];

const wifi: Sources = [
  { book: 'E2', place: 'More About Technologies, Wi-Fi' },
  { book: 'KO', place: '기술 설명, 와이파이' },
  { book: 'E1', place: 'More about technologies, Wi-Fi' },
];

export const sale = define([
  {
    id: 'S7.1',
    title: 'One seller at a time',
    text: 'In priority order one player sells everything they are going to sell, then the next player does.',
    sources: [...phase, { book: 'KO', place: '자주하는 질문' }],
  },
  {
    id: 'S7.2',
    title: 'Where you can sell',
    text: 'You sell a good in a region where you have an office, which has no retailer, to a free buyer who is willing.',
    sources: phase,
  },
  {
    id: 'S7.3',
    title: 'Willing buyers',
    text: 'A price buyer (red) is willing if your price is not above the number shown, and you get your price. A technology buyer (purple) is willing at any price if you have the technology shown.',
    sources: phase,
  },
  {
    id: 'S7.4',
    title: 'Leftmost willing buyer first',
    text: 'Within a region each good goes to the leftmost free buyer who is willing. Skipping a willing price buyer for a technology buyer is refused.',
    sources: phase,
  },
  {
    id: 'S7.5',
    title: 'One good per buyer',
    text: 'Each buyer takes one good, and a sale you miss is missed. Whether you may stop on purpose is open, chiefly with Wi-Fi side B: by default you may; under the option you sell as long as a willing buyer is free.',
    sources: [...phase, ...wifi],
  },
  {
    id: 'S7.6',
    title: 'Unsold goods are lost',
    text: 'Goods you have not sold are lost at the end of the phase, unless you have Wi-Fi side B.',
    sources: [...phase, ...wifi],
  },
  {
    id: 'S7.7',
    title: 'Selling with 4G side B',
    text: '4G side B lets you sell at most one good in each region where you have no office. The region must still have no retailer, and the buyer must still be willing.',
    sources: [
      { book: 'E2', place: 'More About Technologies, 4G' },
      { book: 'KO', place: '기술 설명, 4G' },
      { book: 'E1', place: 'More about technologies, 4G' },
    ],
  },
]);
