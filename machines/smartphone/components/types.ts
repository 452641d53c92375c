/** What is printed, as types: rules read them and know no schema. */
export type {
  Buyer,
  ComponentSet,
  PadCell,
  Provenance,
  RetailerBonus,
  RetailerSide,
  SymbolPair,
} from './schema.ts';
